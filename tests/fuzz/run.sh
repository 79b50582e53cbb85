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
# What a target starts from: what is kept in the tree, and each line of the tests' data that the awk
# pattern picks, as a file.
mkdir -p "$corpus"
cp -r tests/fuzz/corpus/. "$corpus"
# start_from TARGET PATTERN FILE...
start_from() {
    name=$corpus/$1/line
    pattern=$2
    shift 2
    awk -v name="$name" "$pattern"' { file = name NR; print > file; close(file) }' "$@"
}
start_from fuzz_position 'NF == 34' tests/data/contest-examples.txt tests/data/values.txt
start_from fuzz_action 'NF == 1' tests/data/contest-examples.txt
cp tests/data/games/*.alea "$corpus/fuzz_record"
cp tests/data/match.log "$corpus/fuzz_logs"

# Arguments: the seconds, the target. As many at once as there are processors.
# shellcheck disable=SC2016
run='log=build/fuzz/$1.log
    build/fuzz/bin/"$1" -max_total_time="$0" -max_len=4096 -timeout=60 -rss_limit_mb=1024 \
        -print_final_stats=1 -artifact_prefix="build/fuzz/$1-" "build/fuzz/corpus/$1" >"$log" 2>&1 || {
        printf "%s failed:\n%s\n" "$1" "$(tail -n 40 "$log")"
        exit 1
    }
    count() { sed -n "s/^stat::$1: *//p" "$log"; }
    printf "%s: %s s, %s runs, %s new inputs\n" "$1" "$0" "$(count number_of_executed_units)" \
        "$(count new_units_added)"'
(cd tests/fuzz && ls fuzz_*.cpp) | sed 's/\.cpp$//' |
    xargs -P "$(nproc)" -n 1 sh -c "$run" "$seconds"
