#!/bin/sh
# check_checks.sh SOURCE_DIR: tests/checks.sh and .ci/run with steps made up here: what fails, what is
# out of time, what is skipped inside a step, and the groups.
set -eu
cd "$1"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/steps" <<'END'
check_good() { :; }
check_bad() { echo "FAIL!  : the reason"; return 1; }
check_unable() { echo "skipped: a package is missing"; return 77; }
check_slow() { sleep 60; }
check_with_skip() { echo "3/9 Test  #3: screen_reader ......***Skipped   0.01 sec"; }
for step in signatures layering format packaging clang asan headless trainer tsan plain aarch64 tidy \
    attacks debian13_app packages fuzz debian13_tests attacks_v2; do
    eval "check_$step() { :; }"
done
END
echo 'exit "$TESTS_STATUS"' >"$folder/run-tests"
export ALEA_STEPS="$folder/steps" ALEA_CHECKS_LOGS="$folder/logs" \
    ALEA_RUN_TESTS="$folder/run-tests" TESTS_STATUS=0

# expect STATUS COMMAND...: its output is kept.
expect() {
    wanted=$1
    shift
    status=0
    "$@" >"$folder/output" 2>&1 || status=$?
    [ "$status" -eq "$wanted" ] || { cat "$folder/output"; echo "$*: $status, not $wanted"; exit 1; }
}
shows() {
    grep -Eq -- "$1" "$folder/output" || { cat "$folder/output"; echo "Not shown: $1"; exit 1; }
}
now() { date +%s; }

expect 0 sh tests/checks.sh good
shows '^good +ok '
expect 1 sh tests/checks.sh bad good
shows '^bad +FAILED '
shows '^FAIL!  : the reason'
shows '^good +ok '
shows '^Failed: bad$'
expect 1 sh tests/checks.sh unable
shows '^Failed: unable$'
expect 1 sh tests/checks.sh no-such-step
expect 0 sh tests/checks.sh with-skip
shows '^NOT RUN  with-skip: screen_reader '
expect 0 sh tests/checks.sh --last-start "$(now)" good
shows '^NOT RUN  good '
expect 0 sh tests/checks.sh --last-start $(($(now) + 60)) --end $(($(now) + 2)) slow good
shows '^slow +stopped '
shows '^NOT RUN  slow '
shows '^NOT RUN  good '

expect 0 .ci/run A
shows '^asan +ok '
expect 0 .ci/run B
shows '^tsan +ok '
expect 0 .ci/run C
shows '^debian13-tests +ok '
expect 0 .ci/run
shows '^Group [ABC] '
expect 0 .ci/run all
shows '^attacks-v2 +ok '
expect 2 .ci/run D
export TESTS_STATUS=1
expect 1 .ci/run A
shows '^NOT RUN  asan '
