#!/bin/sh
# Runs the steps of tests/steps.sh, one line each, with its time:
#   sh tests/checks.sh                                            signatures packaging headless trainer fuzz
#   sh tests/checks.sh [--last-start TIME] [--end TIME] STEP...   those named
# Each writes its output to build/checks/STEP.log; a step that fails shows the end of it, and the status
# is then 1. A step that lacks a package, or a sanitizer that can't start, has failed. No step starts
# after --last-start, and --end stops the running one; both are seconds since 1970. What did not run,
# because of the time, stands in the last lines as NOT RUN.
# ALEA_STEPS names another file with steps.
set -u
top=$(cd "$(dirname "$0")/.." && pwd)
cd "$top" || exit 1
logs=${ALEA_CHECKS_LOGS:-build/checks}
mkdir -p "$logs"
# shellcheck source=tests/steps.sh
. "${ALEA_STEPS:-tests/steps.sh}"

if [ "${1:-}" = --alone ]; then
    "check_$(echo "$2" | tr - _)"
    exit
fi
last_start=
end=
while :; do
    case ${1:-} in
    --last-start) last_start=$2 ;;
    --end) end=$2 ;;
    *) break ;;
    esac
    shift 2
done
[ $# -gt 0 ] || set -- signatures packaging headless trainer fuzz

is_over() { [ -n "$1" ] && [ "$(date +%s)" -ge "$1" ]; }

# In another process, which --end stops.
run_step() {
    limit=0 # none
    [ -z "$end" ] || limit=$((end - $(date +%s)))
    timeout -k 10 "$limit" sh tests/checks.sh --alone "$1"
}

failed=
not_run=
# lack STEP REASON
lack() {
    not_run="$not_run
NOT RUN  $1  ($2)"
}
for step in "$@"; do
    began=$(date +%s)
    if is_over "$last_start" || is_over "$end"; then
        lack "$step" "the time is over"
        continue
    fi
    log=$logs/$step.log
    result=ok
    run_step "$step" >"$log" 2>&1 || {
        if is_over "$end"; then
            result=stopped
            lack "$step" "stopped, the time is over"
        else
            result=FAILED
            failed="${failed:+$failed }$step"
        fi
    }
    printf '%-15s %-7s %5d s\n' "$step" "$result" $(($(date +%s) - began))
    if [ "$result" = FAILED ]; then
        grep -E '^FAIL! ' "$log"
        tail -n 40 "$log"
    fi
    # What a test program itself could not do here.
    for test in $(sed -n 's/^.*Test *#[0-9]*: \([^ ]*\) \.*\*\*\*Skipped.*/\1/p' "$log"); do
        lack "$step: $test" "skipped, see $log"
    done
done
[ -z "$not_run" ] || echo "$not_run"
[ -z "$failed" ] || { echo "Failed: $failed"; exit 1; }
