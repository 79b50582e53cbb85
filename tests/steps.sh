# shellcheck shell=sh disable=SC2154
# The steps of tests/checks.sh, which sources this in the tree's folder: check_NAME, with `-` in a name
# as `_` here. A step ends with a status other than 0 when something is wrong, or can't be checked here.
. resources/packaging/debian.sh

# needs PACKAGE...: a step that lacks them, and can't install them, fails.
needs() {
    (need_packages "$@")
}

check_layering() {
    ctest --preset dev -R '^test_layering$'
}

check_format() {
    needs clang-format-14 && cmake -DSOURCE_DIR="$top" -P tests/check_format.cmake
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
    needs libbenchmark-dev || return
    cmake --preset release -B build/checks-release -DALEA_APP=OFF -DALEA_WERROR=ON -DALEA_BENCH=ON &&
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
    runs_with clang++ address || { echo "The address sanitizer doesn't run here."; return 1; }
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

# The tests that run threads: of core, ai, headless and the window's background work.
check_tsan() {
    runs_with g++ thread || { echo "The thread sanitizer doesn't run here."; return 1; }
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
    runs_with clang++ address,undefined || { echo "The address sanitizer doesn't run here."; return 1; }
    prepare clang && cmake --build --preset clang || return
    asan_tests && return
    # The search for leaks of clang 14 itself crashes now and then, after the tests have passed
    # (google/sanitizers, issue 1353). Where nothing else failed, these tests run once more.
    count=$(sed -n 's/.* \([0-9]*\) tests failed out of .*/\1/p' "$logs/asan.list")
    [ "${count:-0}" -gt 0 ] &&
        [ "$count" -eq "$(grep -c 'LeakSanitizer has encountered a fatal error' "$logs/asan.list")" ] &&
        echo "The search for leaks crashed: once more." && asan_tests --rerun-failed
}

asan_tests() {
    unplaced env ALEA_LONG_TESTS=0 QT_QPA_PLATFORM=offscreen ctest --preset clang \
        --parallel "$(nproc)" "$@" >"$logs/asan.list" 2>&1
    status=$?
    cat "$logs/asan.list"
    return $status
}

# Each file alone: whether it includes what it needs.
check_plain() {
    prepare plain && cmake --build --preset plain
}

# Core, ai and the bot on another processor.
check_aarch64() {
    sh tests/aarch64.sh
}

# The attacks on the sandbox, as each user that root can be; a skipped test is none.
check_attacks() {
    cmake --build --preset dev --target tests-attacks alea-judge || return
    ctest --preset dev -R '^test_attack' | tee "$logs/attacks.list"
    ! grep -E '\*\*\*|No tests were found' "$logs/attacks.list"
}

# The same in an emulated machine with control groups of version 2: an hour or two.
check_attacks_v2() {
    # shellcheck disable=SC2086
    needs $machine_packages &&
        cmake --build --preset dev --target tests-attacks tests-headless-sandbox alea-judge &&
        ALEA_LONG_TESTS=1 ctest --preset dev -R '^attacks_virtual_machine$' >"$logs/attacks.list"
    status=$?
    cat "$logs/attacks.list"
    [ $status -eq 0 ] && ! grep -F '***' "$logs/attacks.list"
}

# The Debian packages, installed in a clean system.
check_packages() {
    ALEA_LONG_TESTS=1 sh tests/packages.sh
}

# What the readme names, in a bare Debian 13.
check_debian13_app() {
    sh tests/bare_debian.sh trixie app
}
check_debian13_tests() {
    sh tests/bare_debian.sh trixie tests
}
