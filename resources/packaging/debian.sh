# shellcheck shell=sh disable=SC2034
# Sourced by app/run.sh and tests/run.sh: sees to it that Debian packages are there.
# Installs nothing that is installed; without the right to install it names what is missing and stops.

# need_packages NAME...
need_packages() {
    if ! command -v dpkg-query >/dev/null 2>&1; then
        echo "This is no Debian. readme.txt tells how to build by hand." >&2
        exit 1
    fi
    missing=
    for package in "$@"; do
        # shellcheck disable=SC2016
        status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) || status=
        [ "$status" = installed ] || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0

    if [ "$(id -u)" -eq 0 ]; then
        # In a session of its own: a time limit on the caller must not end it in the middle.
        as_root="setsid --wait"
    elif may_sudo; then
        as_root=sudo
    else
        echo "These packages are missing, and there is no right to install them here:" >&2
        echo " $missing" >&2
        echo "Install them as root with:  apt-get install --no-install-recommends$missing" >&2
        exit 1
    fi
    echo "Installing:$missing" >&2
    # shellcheck disable=SC2086
    $as_root apt-get update -q >&2 &&
        $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends \
            -o DPkg::Lock::Timeout=300 install $missing >&2 || {
        echo "Installing packages failed." >&2
        exit 1
    }
}

# Without a password, or with one where somebody is there to type it.
may_sudo() {
    command -v sudo >/dev/null 2>&1 || return 1
    sudo -n true 2>/dev/null && return 0
    [ -t 0 ] && [ -t 2 ] && sudo -v
}

build_packages="g++ cmake ninja-build libboost-dev libboost-program-options-dev nlohmann-json3-dev libssl-dev libseccomp-dev zlib1g-dev pkg-config"
qt_packages="qt6-base-dev libqt6opengl6-dev qt6-svg-dev qt6-charts-dev qt6-tools-dev qt6-l10n-tools
    qt6-tools-dev-tools libgl-dev libqt6sql6-sqlite libqt6svg6 qt6-qpa-plugins
    qt6-translations-l10n" # the texts of Qt's own buttons
# Signs that Open Sans lacks come from the other.
font_packages="fonts-open-sans fonts-dejavu-core"
# The man pages are made from --help when the programs are packed.
page_packages="help2man man-db"
# make: the submission is built as on a contest's machine. git: .ci/run, which is tested, names the commit.
test_packages="$page_packages git make mold python3 $font_packages bubblewrap tidy chromium poppler-utils"
# Version 14 formats the code; Debian 13 has none, and the test of the format is skipped there.
if grep -qs '^VERSION_ID="12"' /etc/os-release; then test_packages="$test_packages clang-format-14"; fi
# The tests with a screen reader; without them they are skipped.
reader_packages="at-spi2-core python3-pyatspi gir1.2-atspi-2.0 dbus xvfb xdotool orca openbox"
fuzz_packages="clang libclang-rt-dev"
# For the attacks in an emulated machine.
machine_packages="qemu-system-x86 busybox-static cpio kmod systemd dbus-user-session"
