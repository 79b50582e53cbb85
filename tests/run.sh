#!/bin/sh
# Installs what is missing (Debian 12, Debian 13), builds everything and runs every test, with no display.
#   --long     also the tests of the label `long`: soaks, kills, long fuzzing, packages
# Other options are passed on to ctest:  sh tests/run.sh -R yahtzee
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
. "$top/resources/packaging/debian.sh"

long=0
for option in "$@"; do
    shift
    if [ "$option" = --long ]; then long=1; else set -- "$@" "$option"; fi
done

if [ "$long" = 1 ]; then
    test_packages="$test_packages $fuzz_packages $reader_packages $machine_packages"
else
    set -- -LE '^long$' "$@"
fi
# shellcheck disable=SC2086
need_packages $build_packages $qt_packages $test_packages

cd "$top"
[ -f build/dev/build.ninja ] || cmake --preset dev
cmake --build --preset dev
# Two tests more than there are processors, since many wait for programs that they watch.
ALEA_LONG_TESTS=$long QT_QPA_PLATFORM=offscreen \
    exec ctest --preset dev --no-tests=error --parallel "$(($(nproc) + 2))" "$@"
