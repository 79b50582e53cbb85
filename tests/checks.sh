#!/bin/sh
# The checks beyond the tests, one line a step, each with its time:
#   sh tests/checks.sh              all of them
#   sh tests/checks.sh STEP...      those named
# Steps: signatures packaging headless fuzz
# Each writes its output to build/checks/STEP.log; a step that fails shows the end of it.
set -u
top=$(cd "$(dirname "$0")/.." && pwd)
cd "$top" || exit 1
. resources/packaging/debian.sh
logs=build/checks
mkdir -p "$logs"

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
    need_packages desktop-file-utils appstream man-db shellcheck || return 1
    desktop-file-validate resources/desktop/*.desktop || return 1
    appstreamcli validate --no-net resources/metainfo/*.xml || return 1
    for page in resources/man/*.1; do
        warnings=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z \
            "$page" 2>&1 >/dev/null)
        [ -z "$warnings" ] || { echo "$page: $warnings"; return 1; }
    done
    # shellcheck disable=SC2046
    shellcheck -S warning -x -P "$top" $(git ls-files '*.sh') .ci/run
}

# Everything but the trainer, configured without Qt.
check_headless() {
    cmake -B build/checks-headless -G Ninja -DCMAKE_BUILD_TYPE=Release -DALEA_APP=OFF \
        -DALEA_TESTS=OFF -DALEA_WERROR=ON &&
        cmake --build build/checks-headless
}

# Each fuzz target from its corpus, for 20 s.
check_fuzz() {
    # shellcheck disable=SC2086
    need_packages $fuzz_packages || return 1
    sh tests/fuzz/run.sh 20
}

failed=
[ $# -gt 0 ] || set -- signatures packaging headless fuzz
for step in "$@"; do
    began=$(date +%s)
    if "check_$step" >"$logs/$step.log" 2>&1; then result=ok; else
        result=FAILED
        failed="$failed $step"
    fi
    printf '%-10s %-6s %4d s\n' "$step" "$result" $(($(date +%s) - began))
    [ "$result" = ok ] || tail -n 40 "$logs/$step.log"
done
[ -z "$failed" ] || { echo "Failed:$failed"; exit 1; }
