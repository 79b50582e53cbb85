#!/bin/sh
# The checks beyond the tests, one line a step, each with its time:
#   sh tests/checks.sh              signatures packaging headless fuzz
#   sh tests/checks.sh STEP...      those named; also clang tidy tsan asan aarch64 packages
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

# prepare PRESET: configures it, once.
prepare() {
    [ -f "build/$1/build.ninja" ] || cmake --preset "$1"
}

# A second compiler's warnings, on everything.
check_clang() {
    need_packages clang || return 1
    prepare clang && cmake --build --preset clang
}

# clang-tidy on the groups of files (ALEA_UNITY) in which something changed since the last release:
# a source file, or a header that stands beside one.
check_tidy() {
    need_packages clang clang-tidy || return 1
    prepare clang && cmake --build --preset clang || return 1
    release=$(git describe --tags --abbrev=0 --match 'v[0-9]*' 2>/dev/null) ||
        release=$(cat tests/last_release)
    git diff --name-only --diff-filter=d "$release" -- core ai headless app |
        sed -n 's/\.\(cpp\|h\|inc\)$/.cpp/p' | sort -u >"$logs/changed"
    grep -lF -f "$logs/changed" -r build/clang --include='unity_*.cxx' >"$logs/groups"
    # What is in no group is checked by itself.
    { sed "s|^|$top/|" "$logs/groups"
      while read -r file; do
          grep -qrF "$file" build/clang --include='unity_*.cxx' || ls "$top/$file" 2>/dev/null
      done <"$logs/changed"; } |
        xargs -P "$(nproc)" -n 1 clang-tidy --quiet -p build/clang
}

# The kernel may place programs where the thread sanitizer of g++ 12 has its own memory.
unplaced() {
    if setarch "$(uname -m)" -R true 2>/dev/null; then setarch "$(uname -m)" -R "$@"; else "$@"; fi
}

# The tests that run threads, of core, ai and headless.
check_tsan() {
    prepare tsan && cmake --build --preset tsan --target threaded_tests &&
        unplaced ctest --preset tsan -L '^threaded$'
}

check_asan() {
    prepare asan && cmake --build --preset asan &&
        env ALEA_LONG_TESTS=0 ctest --preset asan --parallel "$(nproc)"
}

# Core, ai and the bot on another processor.
check_aarch64() {
    sh tests/aarch64.sh
}

# The Debian packages, installed in a clean system.
check_packages() {
    ALEA_LONG_TESTS=1 sh tests/packages.sh
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
