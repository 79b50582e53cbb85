#!/bin/sh
# Builds the fuzz targets with clang and runs each for a bounded time:
#   sh tests/fuzz/run.sh [SECONDS]
# The test "fuzz" calls it; without ALEA_LONG_TESTS=1 it is skipped (status 77).
set -eu
if [ $# -eq 0 ] && [ "${ALEA_LONG_TESTS:-0}" != 1 ]; then
    echo "Skipped: it runs with tests/run.sh --long"
    exit 77
fi
seconds=${1:-60}
cd "$(dirname "$0")/../.."
[ -f build/fuzz/build.ninja ] || cmake --preset fuzz
cmake --build --preset fuzz --target fuzz_targets

corpus=build/fuzz/corpus
# What a target starts from: each line of the tests' data that the awk pattern picks, as a file.
# start_from TARGET PATTERN FILE...
start_from() {
    mkdir -p "$corpus/$1"
    name=$corpus/$1/line
    pattern=$2
    shift 2
    awk -v name="$name" "$pattern"' { file = name NR; print > file; close(file) }' "$@"
}
start_from fuzz_position 'NF == 34' tests/data/contest-examples.txt tests/data/values.txt
start_from fuzz_action 'NF == 1' tests/data/contest-examples.txt
mkdir -p "$corpus/fuzz_record"
cp tests/data/games/*.alea "$corpus/fuzz_record"
mkdir -p "$corpus/fuzz_contests"
printf '69069 5 0\n' >"$corpus/fuzz_contests/scenario"
printf '2 3\nstate\n' >"$corpus/fuzz_contests/answer"
printf 'L3' >"$corpus/fuzz_contests/move"
printf 'init 7 5\nplay 13 04 22 05 | 46 66 61 | 16\n' >"$corpus/fuzz_contests/requests"
mkdir -p "$corpus/fuzz_dilemma"
printf '4 1 2\n(1, 2) (3, 4)\n\n77\nstate\n' >"$corpus/fuzz_dilemma/request"

# Arguments: the seconds, the target. As many at once as there are processors.
# shellcheck disable=SC2016
run='log=build/fuzz/$1.log
    build/fuzz/bin/"$1" -max_total_time="$0" -max_len=4096 -timeout=10 -rss_limit_mb=1024 \
        -print_final_stats=1 -artifact_prefix="build/fuzz/$1-" "build/fuzz/corpus/$1" >"$log" 2>&1 || {
        printf "%s failed:\n%s\n" "$1" "$(tail -n 40 "$log")"
        exit 1
    }
    count() { sed -n "s/^stat::$1: *//p" "$log"; }
    printf "%s: %s s, %s runs, %s new inputs\n" "$1" "$0" "$(count number_of_executed_units)" \
        "$(count new_units_added)"'
printf '%s\n' fuzz_position fuzz_action fuzz_record fuzz_contests fuzz_dilemma |
    xargs -P "$(nproc)" -n 1 sh -c "$run" "$seconds"
