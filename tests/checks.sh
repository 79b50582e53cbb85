#!/bin/sh
# The checks beyond the tests, one line a step, each with its time:
#   sh tests/checks.sh                              signatures packaging headless trainer fuzz
#   sh tests/checks.sh [--until TIME] STEP...       those named; also aarch64 clang tidy tsan asan
#                                                   packages
# Each writes its output to build/checks/STEP.log; a step that fails shows the end of it. What can't
# be checked here is skipped, with the reason, and fails nothing. TIME, in seconds since 1970, ends a
# step and skips the rest: a busy machine is no fault of the code.
set -u
top=$(cd "$(dirname "$0")/.." && pwd)
cd "$top" || exit 1
. resources/packaging/debian.sh
logs=build/checks
mkdir -p "$logs"

# needs PACKAGE...: a step that lacks them, and can't install them, is skipped.
needs() {
    (need_packages "$@") && return
    echo "skipped: packages are missing that can't be installed here: $*"
    return 77
}

# The play of every player is what tests/signatures.txt records.
check_signatures() {
    cmake --build --preset dev --target alea-lab &&
        env XDG_CACHE_HOME="$top/$logs/no-cache" build/dev/bin/alea-lab bench |
        awk '$2 ~ /^[0-9a-f]+$/ && length($2) == 16 {print $1, $2}' >"$logs/signatures" &&
        diff tests/signatures.txt "$logs/signatures" ||
        { echo "A changed signature is recorded in tests/signatures.txt by the commit that changes the play."
          return 1; }
}

check_packaging() {
    needs desktop-file-utils appstream shellcheck || return
    desktop-file-validate resources/desktop/*.desktop || return 1
    appstreamcli validate --no-net resources/metainfo/*.xml || return 1
    [ -n "$(git ls-files '*.sh')" ] || { echo "git lists no scripts here"; return 1; }
    # shellcheck disable=SC2046
    shellcheck -S warning -x -P "$top" $(git ls-files '*.sh') .ci/run
}

# Everything but the trainer, as for use, configured without Qt, with the benchmarks.
check_headless() {
    bench=ON
    (need_packages libbenchmark-dev) || { bench=OFF; echo "without the benchmarks"; }
    cmake --preset release -B build/checks-release -DALEA_APP=OFF -DALEA_WERROR=ON \
        -DALEA_BENCH=$bench &&
        cmake --build build/checks-release
}

# What app/run.sh builds: other options and other groups of files than for the tests. After
# check_headless() only the window is left.
check_trainer() {
    cmake --preset release -B build/checks-release -DALEA_APP=ON -DALEA_WERROR=ON &&
        cmake --build build/checks-release --target alea &&
        QT_QPA_PLATFORM=offscreen build/checks-release/bin/alea --version
}

# The kernel may place programs where sanitizers of g++ 12 and clang 14 have their own memory.
unplaced() {
    if setarch "$(uname -m)" -R true 2>/dev/null; then setarch "$(uname -m)" -R "$@"; else "$@"; fi
}

# runs_with COMPILER SANITIZER: whether a program that is built with it runs here. Where only the
# search for leaks is refused, as in some containers, it is turned off.
runs_with() {
    echo 'int main() {}' >"$logs/empty.cpp"
    "$1" "-fsanitize=$2" "$logs/empty.cpp" -o "$logs/empty-$2" || return
    unplaced "$logs/empty-$2" && return
    export ASAN_OPTIONS=detect_leaks=0
    unplaced "$logs/empty-$2"
}

# Each fuzz target from its corpus, for 20 s.
check_fuzz() {
    # shellcheck disable=SC2086
    needs $fuzz_packages || return
    runs_with clang++ address || { echo "skipped: the address sanitizer doesn't run here"; return 77; }
    unplaced sh tests/fuzz/run.sh 20
}

# prepare PRESET: configures it, once.
prepare() {
    [ -f "build/$1/build.ninja" ] || cmake --preset "$1"
}

# A second compiler's warnings, on everything, also on what nothing else builds: programs that measure
# and draw pictures. Built with the sanitizers of check_asan().
check_clang() {
    needs clang || return
    prepare clang && cmake --build --preset clang --target all alea-simulate-sprt alea_make_games \
        pictures
}

# clang-tidy on all of core, ai, headless and app, in the groups in which they are compiled
# (ALEA_UNITY), which read what they share only once. The build
# comes first, for generated files and precompiled headers.
check_tidy() {
    needs clang clang-tidy || return
    prepare clang && cmake --build --preset clang || return 1
    sed -n 's/^ *"file": "\(.*\)",*$/\1/p' build/clang/compile_commands.json |
        grep -E "^$top/(build/clang/)?(core|ai|headless|app)/" | sort -u |
        grep -vE 'mocs|cmake_pch|qrc_' |
        xargs -P "$(nproc)" -n 1 clang-tidy --quiet -p build/clang \
            --header-filter="^$top/(core|ai|headless|app)/"
}

# The tests that run threads, of core, ai and headless.
check_tsan() {
    runs_with g++ thread || { echo "skipped: the thread sanitizer doesn't run here"; return 77; }
    prepare tsan && cmake --build --preset tsan --target threaded_tests &&
        unplaced ctest --preset tsan --parallel "$(nproc)"
}

# The tests under the address and undefined-behaviour sanitizers, but those of the label `unsanitized`,
# the window at each of its sizes, and ten that take minutes there (CMakePresets.json). Without the
# checks of null pointers and object sizes, whose errors the address sanitizer meets when memory is
# used, and of pointers' alignment and arithmetic, which only check_fuzz() has: with all four, tests
# took between a third and three quarters more time.
check_asan() {
    needs clang || return
    runs_with clang++ address,undefined || { echo "skipped: the address sanitizer doesn't run here"; return 77; }
    prepare clang && cmake --build --preset clang &&
        unplaced env ALEA_LONG_TESTS=0 QT_QPA_PLATFORM=offscreen ctest --preset clang --parallel "$(nproc)"
}

# Core, ai and the bot on another processor.
check_aarch64() {
    sh tests/aarch64.sh
}

# The Debian packages, installed in a clean system.
check_packages() {
    ALEA_LONG_TESTS=1 sh tests/packages.sh
}

# In another process, if it may have to be ended.
run_step() {
    [ -n "$until" ] || { "check_$1"; return; }
    left=$((until - $(date +%s)))
    [ "$left" -gt 0 ] || return 124
    timeout -k 10 "$left" sh tests/checks.sh --alone "$1" || {
        status=$?
        [ "$(date +%s)" -lt "$until" ] && return $status
        return 124
    }
}

if [ "${1:-}" = --alone ]; then
    "check_$2"
    exit
fi
until=
if [ "${1:-}" = --until ]; then
    until=$2
    shift 2
fi
[ $# -gt 0 ] || set -- signatures packaging headless trainer fuzz
failed=
for step in "$@"; do
    began=$(date +%s)
    (run_step "$step") >"$logs/$step.log" 2>&1
    status=$?
    reason=
    case $status in
    0) result=ok ;;
    77) result=skipped reason=$(sed -n 's/^skipped: //p' "$logs/$step.log" | tail -n 1) ;;
    124) result=skipped reason="the time is over" ;;
    *) result=FAILED failed="$failed $step" ;;
    esac
    printf '%-10s %-7s %4d s%s\n' "$step" "$result" $(($(date +%s) - began)) "${reason:+  $reason}"
    [ "$result" != FAILED ] || tail -n 40 "$logs/$step.log"
done
[ -z "$failed" ] || { echo "Failed:$failed"; exit 1; }
