#!/bin/sh
# Builds the Debian packages, checks them with lintian, installs them in a clean Debian 12,
# starts the trainer there on a virtual display, and removes them again:
#   sh tests/packages.sh
# The test "packages" calls it; without ALEA_LONG_TESTS=1 it is skipped (status 77).
set -eu
if [ "${ALEA_LONG_TESTS:-0}" != 1 ]; then
    echo "Skipped: it runs with tests/run.sh --long"
    exit 77
fi
cd "$(dirname "$0")/.."
top=$PWD
. resources/packaging/debian.sh
# shellcheck disable=SC2086
(need_packages $build_packages $qt_packages $page_packages dpkg-dev lintian debootstrap) || {
    echo "skipped: packages are missing that can't be installed here"
    exit 77
}

[ -f build/release/build.ninja ] || cmake --preset release
cmake --build --preset release
packages=$top/build/packages
rm -rf "$packages"
(cd build/release && cpack -G DEB -B "$packages")
# malformed-contact: the project has no mail address.
lintian --fail-on error "$packages"/*.deb \
    --suppress-tags malformed-contact,bogus-mail-host-in-debian-changelog,no-copyright-file

[ "$(id -u)" -eq 0 ] || {
    echo "The packages are well made; installing them in a clean system needs root."
    exit 0
}
system=$(mktemp -d)
trap 'rm -rf "$system"' EXIT
debootstrap --variant=minbase --include=ca-certificates bookworm "$system" || {
    echo "skipped: the packages are well made; a clean Debian to install them in can't be had"
    exit 77
}
cp "$packages"/*.deb "$system"/tmp/
in_system() {
    chroot "$system" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root "$@"
}
in_system sh -c 'apt-get update -q && apt-get install -q -y --no-install-recommends /tmp/*.deb xvfb xauth'
in_system alea-solve --version
# Killed by `timeout` after it has run for ten seconds: status 124. Anything else is a failed start.
status=0
in_system xvfb-run -a timeout 10 alea || status=$?
[ "$status" -eq 124 ] || {
    echo "The installed trainer ended with status $status."
    exit 1
}
in_system apt-get remove -q -y alea alea-headless
[ ! -e "$system/usr/bin/alea" ]
