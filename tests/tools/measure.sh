#!/bin/sh
# Measures what resources/docs/measurements.md states; the table there is kept by hand:
#   sh tests/tools/measure.sh --list     the sections
#   sh tests/tools/measure.sh NAME...    measures these into build/measurements/NAME.md
#   sh tests/tools/measure.sh --all      all of them, some hours
# Each section shows its commands with date, commit and machine, and what they printed, unchanged.
# The programs are those of the preset `bench` (two are of `dev`), built first; ALEA_PROGRAMS=DIR takes
# others.
# ALEA_THREADS=N is how many threads they use (all processors).
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
cd "$top"
work=$top/build/measurements
only=
threads=${ALEA_THREADS:-$(nproc)}
names="solving exact players champion ladder three_and_more first_of frontier accuracy
    accuracy_of_more compact sequential practice references progress judge clairvoyant dominoes build
    window"

section_solving() {
    about "Solving" <<'END'
All 536,448 states by each kernel of the turn that this machine can run, and by a plain solver that takes one state after the
other; then a hint after each roll, the large tables, and the first answer of `alea-bot` in an empty XDG_CACHE_HOME, where it makes
the compact tables. The exact fractions and the probabilities to finish first have sections of their own.
END
    run alea_bench_solve '--benchmark_filter=each_kernel|plain|hint' --benchmark_color=false
    rm -rf "$work/tables" "$work/tables.new"
    run alea-bot --make-tables "$work/tables.new"
    mv "$work/tables.new" "$work/tables"
    du -sh --apparent-size --si "$work/tables" | awk '{print "\n" $1 " of files."}'
    echo -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 1 2 2 5 6 1 \
        >"$work/position"
    (export XDG_CACHE_HOME="$work/no-cache" && run alea-bot "$work/position")
}

section_exact() {
    about "Exact fractions" <<'END'
The expected score as a fraction, in integers only. [exactness.md](exactness.md) says what follows from it.
END
    run alea-solve yahtzee --exact --threads "$threads"
}

section_players() {
    about "Solitaire play" <<'END'
Exact figures of players that look at their own card only. `human-X` is made to lose X points per decision.
END
    for player in random greedy heuristic human-2 human-0.8 human-0.3 optimal; do
        run alea-lab exact "$player" --threads "$threads"
    done
}

section_champion() {
    about "The champion against optimal" <<'END'
It wins more games and scores fewer points. The large tables were in place. Then its CPU time in a match, where one
process plays all games, and in a match of one game: there nearly all is the start, which solves all states. A referee that
starts the program for each game counts that start each time, over 200 s in 1,000 games; plan its time limit with that.
END
    run alea-lab duel --tables TABLES --games 10000 --seed 2026 --threads "$threads" champion optimal
    for games in 1000 1; do
        run alea-judge yahtzee match --games $games --seed 2026 --share TABLES \
            'alea-bot --tables TABLES' 'alea-bot --strategy optimal'
    done
}

section_ladder() {
    about "All players" <<'END'
The row's luck-adjusted score against the column in percent; an adjusted score may lie outside 0 to 100.
END
    run alea-lab ladder --tables TABLES --games 1000 --seed 2026 --threads "$threads"
}

section_three_and_more() {
    about "Three and more players" <<'END'
The champion's share of the wins against players for points.
END
    run alea-lab duel --tables TABLES --games 4000 --seed 2026 --threads "$threads" \
        champion optimal optimal
    run alea-lab duel --tables TABLES --games 4000 --seed 2026 --threads "$threads" \
        champion optimal optimal optimal
}

section_first_of() {
    about "First of N" <<'END'
The greatest probability to finish first among N players when the others play for points and stay unseen, and the mean
score that this costs. Exact but for rounding.

![mean score and probability to finish first, over the number of players](pictures/first-of.svg)
END
    run alea-lab exact first-of:2,3,5,10,100,1000,10000 --svg "$work/first-of.svg" --force \
        --threads "$threads"
    cp "$work/first-of.svg" "$top/resources/docs/pictures/"
}

section_frontier() {
    about "Mean against spread" <<'END'
The highest mean that play can have at each standard deviation, found from both sides.

![mean score over the standard deviation](pictures/frontier.svg)
END
    cmake --build "$top/build/dev" --target experiments >&2
    run experiments frontier --svg "$work/frontier.svg" --force --threads "$threads"
    cp "$work/frontier.svg" "$top/resources/docs/pictures/"
}

section_accuracy() {
    about "Win probabilities of two players" <<'END'
The estimate that the champion plays by and the coach shows at once, and the hint of `alea-lab hint --objective win`,
against long roll-outs. With four open boxes a card and fewer both are exact.
END
    run alea-lab accuracy --tables TABLES --positions 60 --seed 1 --threads "$threads"
}

section_accuracy_of_more() {
    about "Win probabilities of more than two" <<'END'
The error of the win probabilities that the champion plays by, and that a hint shows, against long roll-outs, by stage of
the game.
END
    for players in 3 4 6; do
        run alea-lab accuracy --tables TABLES --players $players --positions 8 --seed 1 \
            --threads "$threads"
    done
}

section_compact() {
    about "Compact tables" <<'END'
The champion with compact tables against the one with the large ones, by the decisions that differ.
END
    run alea-lab duel --tables TABLES --graded --rollouts 24 --games 400 --seed 2026 \
        --threads "$threads" champion-compact champion
}

section_sequential() {
    about "Sequential tests" <<'END'
How often a sequential test at alpha = beta = 5 % is wrong, and how many games it takes, over sequences of pairs drawn
with replacement from real ones. "elo0" and "elo1" say which hypothesis is true. The standard error of a rate of 5 % is
0.22 %. Wald's bounds promise at most alpha / (1 - beta) = 5.26 %, and alpha + beta for the sum of both rates. The plain test
takes games as independent; the pool's pairs are drawn whole.
END
    cmake --build "$top/build/dev" --target alea-simulate-sprt >&2
    run alea-simulate-sprt optimal heuristic 20000 10000 5 10 20 40 80
    run alea-simulate-sprt human-0.3 optimal 20000 10000 10
}

section_practice() {
    about "Practice" <<'END'
How often each step of the basic strategy decides in games of `human-0.8`, and what it loses there.
END
    run alea-lab themes --games 2000 --seed 1 --threads "$threads"
}

section_references() {
    about "Win probability lost" <<'END'
What players lose per game against `optimal`, in percentage points of win probability: the scale beside a person's own.
END
    cmake --build "$top/build/dev" --target alea_make_games >&2
    export QT_QPA_PLATFORM=offscreen
    for player in human-2 greedy human-0.8 heuristic optimal; do
        run alea_make_games --win-losses "$player" 400 TABLES
    done
}

section_progress() {
    about "Saved games" <<'END'
The index of a library of 10,000 games: what the window asks of it, in seconds of CPU, and the analysis of a game.
END
    cmake --build "$top/build/dev" --target alea_make_games >&2
    rm -rf "$work/library"
    export QT_QPA_PLATFORM=offscreen
    run alea_make_games LIBRARY 10000
    run alea_make_games --measure LIBRARY
}

section_judge() {
    about "Judge" <<'END'
The judge's own CPU time an action, with and without the filter of system calls, beside a bare ping-pong over two pipes, in
turns within one run: long matches, then shorter ones. Nearly all of it is spent by the kernel, which switches between
processes: the ratios tell more than the times. Then a match.
END
    run alea_bench_match 1000 5
    run alea_bench_match 200 12
    run alea-judge yahtzee match --games 200 --seed 1 'alea-bot --strategy heuristic' \
        'alea-bot --strategy greedy'
}

section_clairvoyant() {
    about "Clairvoyant puzzle" <<'END'
Games whose coming dice are known, beside a plain solver.
END
    run alea_bench_clairvoyant --benchmark_color=false
}

section_dominoes() {
    about "Draw dominoes" <<'END'
Over the twenty cases, every deal twice with the seats exchanged: the first player's score in percent, and each one's CPU
time a game in milliseconds. Then the champion through pipes.
END
    only=' all |interval'
    run alea-lab duel --game dominoes --games 20000 --seed 101 --threads "$threads" pips random
    for other in random pips; do
        run alea-lab duel --game dominoes --games 20000 --seed 101 --threads "$threads" block $other
    done
    for other in random pips block; do
        run alea-lab duel --game dominoes --games 8000 --seed 101 --threads "$threads" flat $other
    done
    for other in random pips block flat; do
        run alea-lab duel --game dominoes --games 2000 --seed 101 --threads "$threads" champion $other
    done
    only=
    run alea-judge dominoes match --seed 2026 'alea-bot --game dominoes' \
        'alea-bot --game dominoes --strategy block'
}

section_build() {
    about "Building" <<'END'
Without a compiler's cache, v0.1.0 beside the present state.
END
    run sh tests/tools/measure_build.sh "$(git rev-parse -q --verify v0.1.0 || cat tests/last_release)"
}

section_window() {
    about "Window" <<'END'
The trainer plays for the win with hints, on the compact tables: starts, memory (proportional set size) after each turn, and
CPU time at rest.
END
    cmake --preset release >/dev/null
    cmake --build --preset release --target alea >/dev/null
    run sh tests/tools/measure_window.sh build/release/bin/alea
}

# about TITLE <text
about() {
    printf '## %s\n' "$1"
    cat
}

machine() {
    sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1
}

# run COMMAND...: the command, when and where it ran, what it cost, and what it printed; with
# only=PATTERN the lines with that pattern.
# TABLES stands for the folder of the large tables, LIBRARY for a folder of games.
run() {
    program=$1
    shift
    shown="$program $(for word; do
        case $word in *' '* | *'|'*) printf "'%s' " "$word" ;; *) printf '%s ' "$word" ;; esac
    done | sed "s|$work/tables.new|TABLES|; s|$work/||g; s| --threads $threads||; s| --force||")"
    for argument in "$@"; do
        shift
        case $argument in
        *TABLES*) make_tables && argument="${argument%TABLES*}$work/tables${argument#*TABLES}" ;;
        LIBRARY) argument=$work/library ;;
        esac
        set -- "$@" "$argument"
    done
    echo "measure: $shown" >&2
    path=$(path_of "$program")
    PATH="$(dirname "$path"):$PATH" /usr/bin/time -o "$work/time" -f '%U %S %e %M' "$path" "$@" \
        >"$work/output" 2>"$work/errors" || {
        cat "$work/errors" >&2
        echo "measure: $program failed." >&2
        exit 1
    }
    shown=${shown% }
    if [ -n "$only" ]; then
        shown="$shown | grep -E '$only'"
        grep -E "$only" "$work/output" >"$work/chosen" && mv "$work/chosen" "$work/output"
    fi
    printf '\n`%s`\n' "$shown"
    awk -v date="$(LC_ALL=C date -u '+%-d %B %Y')" -v commit="$(git rev-parse --short HEAD)" \
        -v machine="$(machine)" -v threads="$threads" \
        '{printf "%s, commit %s, %s, %d threads: %.1f s of CPU, %.1f s by the clock, %.0f MB.\n",
          date, commit, machine, threads, $1 + $2, $3, $4 / 1024}' "$work/time"
    printf '```\n'
    sed "s|$work/tables|TABLES|g" "$work/output"
    printf '```\n'
}

# path_of PROGRAM: of the folder asked for, the preset `bench`, or built for work only.
path_of() {
    for folder in "${ALEA_PROGRAMS:-build/bench/bin}" build/bench/tests/bench build/dev/tests \
        build/dev/bin build/dev/tests/tools; do
        [ ! -x "$folder/$1" ] || { echo "$folder/$1"; return; }
    done
    command -v "$1"
}

make_tables() {
    [ -d "$work/tables" ] || {
        "$(path_of alea-bot)" --make-tables "$work/tables.new" >&2
        mv "$work/tables.new" "$work/tables"
    }
}

case ${1:---help} in
-h | --help) sed -n '2,10s/^# \{0,1\}//p' "$0"; exit ;;
--list) echo "$names" | xargs -n 1; exit ;;
--all)
    # shellcheck disable=SC2086
    set -- $names ;;
esac
. "$top/resources/packaging/debian.sh"
# shellcheck disable=SC2086
need_packages $build_packages $qt_packages libbenchmark-dev time
[ -f build/dev/build.ninja ] || cmake --preset dev >&2
mkdir -p "$work" resources/docs/pictures
for name in "$@"; do
    case " $(echo $names) " in
    *" $name "*) ;;
    *) echo "measure: there is no section $name; --list names them." >&2; exit 2 ;;
    esac
done
if [ -z "${ALEA_PROGRAMS:-}" ]; then
    cmake --preset bench >&2 && cmake --build --preset bench >&2
fi
for name in "$@"; do
    "section_$name" >"$work/$name.new"
    mv "$work/$name.new" "$work/$name.md"
    echo "measure: $work/$name.md" >&2
done
