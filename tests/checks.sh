#!/bin/sh
# The checks beyond the tests, one line a step, each with its time:
#   sh tests/checks.sh              all of them
#   sh tests/checks.sh STEP...      those named
# Steps: signatures packaging headless clang tidy address threads fuzz portable
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

# clang finds other faults; files compiled one by one include what they need.
check_clang() {
    need_packages clang || return 1
    # shellcheck disable=SC2086
    need_packages $qt_packages || return 1
    cmake -B build/checks-clang -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_BUILD_TYPE=Debug \
        -DALEA_WERROR=ON -DALEA_UNITY=OFF -DALEA_TESTS=OFF &&
        cmake --build build/checks-clang
}

# clang-tidy over what changed since the last release, newest first, for ten minutes at most.
check_tidy() {
    need_packages clang-tidy || return 1
    since=$(git describe --tags --abbrev=0 --match 'v*' 2>/dev/null) || since=
    files=$(git log --format= --name-only ${since:+"$since.."} -- 'core/*.cpp' 'ai/*.cpp' \
        'headless/*.cpp' 'app/*.cpp' | awk '!seen[$0]++' | while read -r file; do
        [ -f "$file" ] && echo "$file"; done)
    end=$(($(date +%s) + ${ALEA_TIDY_SECONDS:-600}))
    done_files=0
    status=0
    for file in $files; do
        [ "$(date +%s)" -lt "$end" ] || break
        clang-tidy --quiet -p build/checks-clang --warnings-as-errors='*' "$file" || status=1
        done_files=$((done_files + 1))
    done
    echo "$done_files of $(echo "$files" | wc -l) changed files"
    return $status
}

# sanitized NAME PRESET-OPTIONS... : runs the tests of the build folder that match.
check_address() {
    cmake --preset asan && cmake --build --preset asan &&
        ALEA_LONG_TESTS=0 QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=1800000 \
            ASAN_OPTIONS=detect_leaks=0 ctest --preset asan --no-tests=error \
            --parallel "$(nproc)" --timeout 1800 -LE sandbox
}

# Qt's libraries are not instrumented: what they alone report is left out.
check_threads() {
    cmake --preset tsan &&
        cmake --build --preset tsan --target threaded_tests &&
        QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=1800000 \
            TSAN_OPTIONS="suppressions=$top/tests/tsan.supp history_size=4" \
            setarch -R ctest --preset tsan --no-tests=error --timeout 1800 -L threaded
}

check_fuzz() {
    # shellcheck disable=SC2086
    need_packages $fuzz_packages || return 1
    sh tests/fuzz/run.sh 20
}

failed=
[ $# -gt 0 ] || set -- signatures packaging headless clang tidy address threads fuzz
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
