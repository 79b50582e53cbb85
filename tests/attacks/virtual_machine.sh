#!/bin/sh
# virtual_machine.sh PROGRAM TEST... [-- PROGRAM TEST...]...: runs tests of programs in a virtual machine with Debian's
# kernel, whose control groups are of version 2: as root, as a user without control groups, and as a
# user whose service manager delegates a scope. The machine sees this one's files, read-only.
# Status 77: skipped.
#
# ALEA_VM_FOLDER: where the kernel is unpacked once; ALEA_VM_MODES: which of root, user, scope;
# ALEA_VM_COVERS: "FILE OTHER", where the machine is to see FILE in place of OTHER, as another judge.
set -eu
if [ "${ALEA_LONG_TESTS:-0}" != 1 ]; then echo "needs ALEA_LONG_TESTS=1: an hour or two"; exit 77; fi
modes=${ALEA_VM_MODES:-root user scope}
folder=${ALEA_VM_FOLDER:-${TMPDIR:-/tmp}/alea-virtual-machine}
skip() { echo "$1"; exit 77; }
command -v qemu-system-x86_64 >/dev/null || skip "qemu-system-x86 is not installed"
command -v busybox >/dev/null || skip "busybox-static is not installed"
command -v cpio >/dev/null || skip "cpio is not installed"
command -v depmod >/dev/null || skip "kmod is not installed"
[ -x /lib/systemd/systemd ] || skip "systemd is not installed"

mkdir -p "$folder"
if ! ls "$folder"/kernel/boot/vmlinuz-* >/dev/null 2>&1; then
    package=$(apt-cache search '^linux-image-[0-9.]*-[0-9]*-amd64$' | cut -d' ' -f1 | sort -V | tail -n1)
    [ -n "$package" ] || skip "no package of a kernel is known"
    (cd "$folder" && apt-get download "$package" >/dev/null 2>&1) || skip "no kernel can be had"
    dpkg-deb -x "$folder/$package"_*.deb "$folder/kernel"
fi
kernel=$(ls "$folder"/kernel/boot/vmlinuz-*)
modules=$(ls -d "$folder"/kernel/lib/modules/*)

# What the machine starts from: it joins this machine's files with a layer in memory, and goes on
# with the service manager.
start=$folder/start
rm -rf "$start"
mkdir -p "$start/bin" "$start/modules" "$start/host" "$start/memory" "$start/root" "$start/dev" \
    "$start/proc" "$start/sys" "$start/results"
cp "$(command -v busybox)" "$start/bin/busybox"
version=$(basename "$modules")
depmod -b "$folder/kernel" "$version"
modprobe -d "$folder/kernel" -S "$version" -a --show-depends virtio_pci 9pnet_virtio 9p overlay |
    sed -n 's/^insmod //p' | awk '!seen[$1]++ { print $1 }' >"$start/modules/order"
while read -r file; do cp "$file" "$start/modules/"; done <"$start/modules/order"
sed -i 's|.*/||' "$start/modules/order"
cat >"$start/init" <<'INIT'
#!/bin/busybox sh
bb=/bin/busybox
$bb mount -t devtmpfs none /dev
while read -r name; do $bb insmod /modules/$name; done </modules/order
$bb mount -t 9p -o trans=virtio,version=9p2000.L,ro,cache=loose,msize=262144 host /host
$bb mount -t tmpfs -o size=1500m none /memory
$bb mkdir /memory/upper /memory/work
$bb mount -t overlay -o lowerdir=/host,upperdir=/memory/upper,workdir=/memory/work overlay /root
$bb mkdir -p /root/results
$bb mount -t 9p -o trans=virtio,version=9p2000.L,msize=262144 results /root/results
system=/root/etc/systemd/system
$bb rm -rf $system/*.wants /root/etc/fstab
$bb cp /root/results/*.service $system/
$bb touch /root/etc/fstab
exec $bb switch_root /root /lib/systemd/systemd --unit=alea-tests.service
INIT
chmod +x "$start/init"
(cd "$start" && find . | cpio --quiet -o -H newc | gzip -1) >"$folder/start.gz"

results=$folder/results
rm -rf "$results"
mkdir -p "$results"
chmod 755 "$results"
cat >"$results/alea-manager.service" <<'UNIT'
[Unit]
Description=The service manager of an ordinary user, as logging in would start it
DefaultDependencies=no
[Service]
User=nobody
Delegate=yes
RuntimeDirectory=alea-user
Environment=XDG_RUNTIME_DIR=/run/alea-user HOME=/run/alea-user DBUS_SESSION_BUS_ADDRESS=unix:path=/run/alea-user/bus
ExecStart=/lib/systemd/systemd --user
Type=notify
TimeoutStartSec=300
UNIT
cat >"$results/alea-tests.service" <<'UNIT'
[Unit]
Description=Tests
DefaultDependencies=no
[Service]
Type=oneshot
ExecStart=/bin/sh /results/run.sh
ExecStopPost=/bin/sh -c 'sync; echo o > /proc/sysrq-trigger'
UNIT
{
    echo "modes='$modes'"
    echo "tests='$*'"
    echo "covers='${ALEA_VM_COVERS:-}'"
    cat <<'RUN'
exec </dev/null >/results/log 2>&1
uname -a; stat -fc 'control groups: %T' /sys/fs/cgroup; cat /proc/self/cgroup
export QT_QPA_PLATFORM=offscreen
# shellcheck disable=SC2086
[ -z "$covers" ] || mount --bind $covers
for mode in $modes; do
    case $mode in
    root) as= ;;
    user) as="setpriv --reuid=65534 --regid=65534 --clear-groups env HOME=/nonexistent" ;;
    scope)
        systemctl start alea-manager.service
        # As from a terminal of a desktop: within the user's own service manager.
        as="setpriv --reuid=65534 --regid=65534 --clear-groups env HOME=/run/alea-user XDG_RUNTIME_DIR=/run/alea-user DBUS_SESSION_BUS_ADDRESS=unix:path=/run/alea-user/bus systemd-run --user --pipe --wait --quiet --"
        ;;
    esac
    program=
    for test in $tests; do
        [ "$test" != -- ] || { program=; continue; }
        [ -n "$program" ] || { program=$test; continue; }
        echo "== $mode $test"
        (cd /tmp && timeout 1500 $as "$program" "$test")
        echo "== $mode $test: status $?"
    done
done
echo "== end"
sync
RUN
} >"$results/run.sh"

# Emulated, since not every /dev/kvm works within a virtual machine: ALEA_VM_ACCELERATOR=kvm is faster.
timeout "${ALEA_VM_SECONDS:-10000}" qemu-system-x86_64 -accel "${ALEA_VM_ACCELERATOR:-tcg}" -cpu max -smp 2 -m 4096 \
    -nographic -no-reboot -nic none -kernel "$kernel" -initrd "$folder/start.gz" \
    -append "console=ttyS0 panic=-1 quiet no_timer_check systemd.unified_cgroup_hierarchy=1 systemd.show_status=0 audit=0" \
    -fsdev local,id=host,path=/,security_model=none,readonly=on,multidevs=remap \
    -device virtio-9p-pci,fsdev=host,mount_tag=host \
    -fsdev local,id=results,path="$results",security_model=none \
    -device virtio-9p-pci,fsdev=results,mount_tag=results </dev/null >"$folder/console" 2>&1 || true
cat "$results/log" 2>/dev/null || { tail -n 40 "$folder/console"; echo "the machine did not start"; exit 1; }
grep -q '^== end' "$results/log" || { echo "the machine ended early"; exit 1; }
! grep -E '^== [a-z]+ .*: status [1-9]' "$results/log"
