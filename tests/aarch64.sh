#!/bin/sh
# Cross-builds core, ai and alea-bot for aarch64 and runs the tests of the label `portable` there, in
# qemu's user mode:
#   sh tests/aarch64.sh
# Debian's libraries for aarch64 are unpacked below build/, once; this system stays as it is.
set -eu
cd "$(dirname "$0")/.."
. resources/packaging/debian.sh
# shellcheck disable=SC2086
need_packages $build_packages qt6-base-dev g++-aarch64-linux-gnu qemu-user debootstrap

system=build/aarch64-system
if [ ! -e $system/unpacked ]; then
    rm -rf $system
    mkdir -p build
    # The first stage only unpacks what every Debian has; the rest is unpacked here, not installed.
    debootstrap --arch=arm64 --foreign --variant=minbase \
        --include=libc6-dev,libstdc++-12-dev,libboost-program-options-dev,qt6-base-dev \
        bookworm "$PWD/$system"
    for package in $system/var/cache/apt/archives/*.deb; do dpkg -x "$package" $system; done
    # Links that would lead out of that system.
    find "$PWD/$system" -type l -lname '/*' | while read -r link; do
        ln -snf "$PWD/$system$(readlink "$link")" "$link"
    done
    rm -f $system/var/cache/apt/archives/*.deb
    touch $system/unpacked
fi

[ -f build/aarch64/build.ninja ] || cmake --preset aarch64
cmake --build --preset aarch64 --target portable_tests alea-bot
ctest --preset aarch64 -L '^portable$' --parallel "$(nproc)"

# The bot's first decision: four sixes and an open box for each are held.
echo "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 6 6 6 6 1 2" |
    qemu-aarch64 -L $system build/aarch64/bin/alea-bot --strategy optimal | grep -qx 31
