#!/bin/sh
# Measures what building costs, without a compiler's cache, in CPU seconds (user and system):
#   sh tests/tools/measure_build.sh [COMMIT]
# - what app/run.sh builds, and everything for work (preset dev); those of COMMIT (say v0.1.0) are
#   built beside them, one job each, so that both meet the same load;
# - one changed file, rebuilt with its module's tests, which then run (wall clock, all processors);
# - the second start of app/run.sh.
# It builds in copies of the repository, under /tmp, and takes half an hour on two idle processors.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'git -C "$top" worktree remove --force "$work/old" 2>/dev/null || true
      git -C "$top" worktree remove --force "$work/new" 2>/dev/null || true
      rm -rf "$work"' EXIT
export CCACHE_DISABLE=1
unset CMAKE_CXX_COMPILER_LAUNCHER CMAKE_C_COMPILER_LAUNCHER

# timed NAME FOLDER FORMAT COMMAND: runs it in the folder; `times` is a file with what time(1) says
# in this format.
timed() {
    times=$work/$(echo "$1" | tr -c 'a-z0-9\n' _).time
    (cd "$work/$2" && /usr/bin/time -o "$times" -f "$3" sh -ec "$4" >"$times.log" 2>&1) || {
        tail -n 20 "$times.log"
        echo "$1 failed"
        return 1
    }
}

# cpu NAME FOLDER COMMAND: runs it in the folder and prints its CPU seconds.
cpu() {
    timed "$1" "$2" '%U %S' "$3"
    awk -v name="$1" '{printf "%-36s %6.0f s of CPU\n", name, $1 + $2}' "$times"
}

# wall NAME COMMAND: the same for the wall clock.
wall() {
    timed "$1" new '%e' "$2"
    awk -v name="$1" '{printf "%-36s %6.1f s of wall clock\n", name, $1}' "$times"
}

# change FILE: a line more, in the copy.
change() { echo "// changed" >>"$work/new/$1"; }

# mold leaves its last work to a child that nobody waits for, whose CPU would not be counted.
whole_links='-fuse-ld=mold -Wl,--no-fork'
command -v mold >/dev/null || whole_links=

date -u
git -C "$top" log -1 --format='%h %s'
grep -m 1 'model name' /proc/cpuinfo
git -C "$top" worktree add -q --detach "$work/new" HEAD
old=
if [ $# -gt 0 ]; then
    git -C "$top" worktree add -q --detach "$work/old" "$1"
    # Of v0.1.0, app/run.sh built all programs.
    { cpu "all programs, $1" old 'cmake --preset release; cmake --build --preset release -j1'
      cpu "dev, $1" old 'cmake --preset dev; cmake --build --preset dev -j1'; } &
    old=$!
fi
cpu "for app/run.sh, now" new 'cmake --preset release; cmake --build --preset release --target alea -j1'
cpu "dev, now" new "cmake --preset dev '-DCMAKE_EXE_LINKER_FLAGS=$whole_links'; cmake --build --preset dev -j1"
[ -z "$old" ] || wait "$old"

change core/yahtzee/legality.cpp
wall "core/yahtzee: one .cpp" 'cmake --build --preset dev --target tests-core-yahtzee
    ctest --preset dev -L "^core/yahtzee\$"'
change app/views/parts/score_graph.cpp
wall "app/views: one .cpp" 'cmake --build --preset dev --target tests-app
    ctest --preset dev -R "^test_(review_place|paper)\$"'
cpu "all after that" new 'cmake --build --preset dev'
change app/views/parts/score_graph.h
cpu "a header of app/views" new 'cmake --build --preset dev'
change core/yahtzee/box.h
cpu "a header of core/yahtzee" new 'cmake --build --preset dev'
(cd "$work/new" && sh app/run.sh --version >"$work/first_start.log" 2>&1)
wall "second start" 'sh app/run.sh --version'
