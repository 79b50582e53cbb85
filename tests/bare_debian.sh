#!/bin/sh
# Installs a bare Debian below build/ and runs there, in a clone of the last commit, what the readme
# names:
#   sh tests/bare_debian.sh bookworm|trixie app      sh app/run.sh --version
#   sh tests/bare_debian.sh bookworm|trixie tests    sh tests/run.sh
# As root. ALEA_MIRROR names another mirror than deb.debian.org.
set -eu
cd "$(dirname "$0")/.."
. resources/packaging/debian.sh
release=$1
case $2 in
app) command="sh app/run.sh --version" ;;
tests) command="sh tests/run.sh" ;;
esac
need_packages debootstrap git

system=$PWD/build/$release
rm -rf "$system"
mkdir -p "$system"
trap 'rm -rf "$system"' EXIT
trap 'exit 143' TERM
debootstrap --variant=minbase --include=ca-certificates "$release" "$system" "${ALEA_MIRROR:-http://deb.debian.org/debian}"
git clone -q . "$system/alea"
# What is mounted, and every process there, ends with the shell inside. No chroot: in one the kernel
# makes no user namespaces, and programs could not be kept apart.
unshare --mount --pid --fork --kill-child sh -c '
    set -e
    mount --bind "$1" "$1"
    cd "$1"
    mount -t proc proc proc
    mount --rbind /dev dev
    mount --rbind /sys sys
    mkdir old
    pivot_root . old
    umount -l /old
    cd /alea
    exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
        QT_QPA_PLATFORM=offscreen $2' sh "$system" "$command"
