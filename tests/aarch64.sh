#!/bin/sh
# Cross-builds core, ai and alea-bot for aarch64 and runs the tests of the label `portable` there, in
# qemu's user mode:
#   sh tests/aarch64.sh
# Debian's libraries for aarch64 are unpacked below build/, once, without a right of root; this system
# stays as it is. Where they can't be had, it says so and ends with status 77.
set -eu
cd "$(dirname "$0")/.."
. resources/packaging/debian.sh

skip() {
    echo "skipped: $1"
    exit 77
}

# Of Qt: what a test without widgets loads. The compiler brings its own C and C++ library for
# linking; those here are for running.
libraries="libc6 libc6-dev linux-libc-dev libcrypt1 libstdc++6 libstdc++-12-dev libgcc-s1 libgcc-12-dev
    libboost1.74-dev libboost-program-options1.74-dev libboost-program-options1.74.0
    qt6-base-dev qt6-base-dev-tools qmake6 libqt6core6 libqt6test6 libdouble-conversion3 libicu72
    libpcre2-16-0 libpcre2-8-0 zlib1g libzstd1 libb2-1 libgomp1 libglib2.0-0"
system=$PWD/build/aarch64-system

# Downloads with apt's sources, but with lists and archives of its own.
download() {
    mkdir -p "$system/apt/lists/partial" "$system/apt/archives/partial"
    : >"$system/apt/status"
    cat >"$system/apt/apt.conf" <<END
APT::Architecture "arm64";
APT::Architectures { "arm64"; };
APT::Sandbox::User "";
Acquire::Retries "3";
Dir::State "$system/apt";
Dir::State::Lists "$system/apt/lists";
Dir::State::status "$system/apt/status";
Dir::Cache "$system/apt";
END
    # A source without arm64 is no fault if another has it.
    env APT_CONFIG="$system/apt/apt.conf" apt-get update -q || :
    # shellcheck disable=SC2086
    (cd "$system/apt" && env APT_CONFIG="$system/apt/apt.conf" apt-get download -q $libraries)
}

unpack() {
    for package in "$system"/apt/*.deb; do dpkg -x "$package" "$system" || return 1; done
    # Links that would lead out of that system.
    find "$system" -type l -lname '/*' | while read -r link; do
        ln -snf "$system$(readlink "$link")" "$link"
    done
    rm -rf "$system/apt"
    touch "$system/unpacked"
}

# shellcheck disable=SC2086
(need_packages $build_packages qt6-base-dev g++-aarch64-linux-gnu qemu-user) ||
    skip "the cross compiler or the emulator can't be installed"
if [ ! -e "$system/unpacked" ]; then
    rm -rf "$system"
    download || skip "Debian's arm64 packages can't be had"
    unpack
fi

[ -f build/aarch64/build.ninja ] || cmake --preset aarch64
cmake --build --preset aarch64 --target portable_tests alea-bot
ctest --preset aarch64 -L '^portable$' --parallel "$(nproc)"

# The bot's first decision: four sixes and an open box for each are held.
echo "-1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 6 6 6 6 1 2" |
    qemu-aarch64 -L "$system" build/aarch64/bin/alea-bot --strategy optimal | grep -qx 31
