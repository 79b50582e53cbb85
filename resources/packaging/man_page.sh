#!/bin/sh
# Writes the man page of a program from its --help and that of its commands, with help2man:
#   man_page.sh PROGRAM >PAGE
# FILES and EXAMPLES, which --help doesn't have, stand below.
set -eu
program=$1
name=$(basename "$program")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export QT_QPA_PLATFORM=offscreen

case $name in
alea) summary='play Yahtzee and see what every choice is worth' ;;
alea-bot) summary='contest player of Yahtzee, dominoes and the dilemma' ;;
alea-judge) summary='run and judge contests between programs' ;;
alea-lab) summary='measure players, positions and games' ;;
alea-solve) summary='solve games exactly' ;;
esac

examples() {
    case $name in
    alea)
        echo 'alea sunday.alea'
        echo 'alea --new-game --seed 7'
        ;;
    alea-bot)
        echo 'alea-bot --strategy optimal positions.txt'
        echo 'alea-bot --game dominoes --strategy block'
        echo 'alea-bot --make-tables ~/.cache/alea'
        ;;
    alea-judge)
        echo "alea-judge yahtzee match --games 20 --log m.log 'alea-bot' 'python3 bot.py'"
        echo 'alea-judge yahtzee replay m.log'
        echo 'alea-judge yahtzee knockout --state state --seed-file seed entrants'
        ;;
    alea-lab)
        echo 'alea-lab hint --objective win --json positions.txt'
        echo 'alea-lab review sunday.alea monday.alea'
        echo 'alea-lab duel --games 1000 --seed 1 champion optimal'
        ;;
    alea-solve)
        echo 'alea-solve yahtzee --rules verhoeff'
        echo 'echo 69069 5 0 | alea-solve clairvoyant'
        ;;
    esac
}

# As it stands, for the page.
verbatim() {
    echo .nf
    sed 's/\\/\\e/g; s/-/\\-/g; s/^\([.'\'']\)/\\\&\1/'
    echo .fi
}

# The help of each command of "$@", one after the other.
commands_of() {
    for word in $("$@" --help | sed -n '/^Commands:$/,/^$/s/^  \([a-z-]*\) .*/\1/p'); do
        echo ".SS $(basename "$1") $(shift; echo "$*" "$word" | sed 's/-/\\-/g')"
        "$@" "$word" --help | verbatim
        (commands_of "$@" "$word")
    done
}

{
    echo '[commands]'
    commands_of "$program"
    cat <<'FILES'
[exit status]
0: done; 1: a fault on the way; 2: wrong use.
[files]
.TP
.IR $XDG_CACHE_HOME/alea " or " ~/.cache/alea
The large and the compact tables.
.TP
.IR $XDG_DATA_HOME/alea " or " ~/.local/share/alea
The trainer's games, its library, and exercises done.
.TP
.IR $XDG_CONFIG_HOME/alea/alea.conf " or " ~/.config/alea/alea.conf
The window's preferences.
[environment]
XDG_CACHE_HOME, XDG_DATA_HOME and XDG_CONFIG_HOME: where the folders above are.
[examples]
FILES
    examples | verbatim
    echo '[see also]'
    for other in alea alea-bot alea-judge alea-lab alea-solve; do
        [ "$other" = "$name" ] || echo ".BR $(echo "$other" | sed 's/-/\\-/g') (1),"
    done
    echo 'and /usr/share/doc/alea\-headless/docs/programs.md.'
} >"$work/more"
# A program without commands has no such section.
[ "$(sed -n 2p "$work/more")" != '[exit status]' ] || sed -i 1d "$work/more"
help2man --no-info --name="$summary" --include="$work/more" "$program"
