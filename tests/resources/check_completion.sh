#!/bin/bash
# The completion of each command must offer every option that its --help lists, its sub-commands and
# the names of players.   check_completion.sh TOP_FOLDER PROGRAM_FOLDER
set -eu
cd "$1"
PATH=$2:$PATH
export PATH
. resources/completion/alea.bash

status=0
# Completes the words "$@", the last of which is being typed.
complete_words() {
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    _alea "$1" 2>/dev/null
}
require() {
    local word=$1
    printf '%s\n' "${COMPREPLY[@]}" | grep -qxF -e "$word" ||
        { echo "${COMP_WORDS[*]}: $word is not offered" >&2; status=1; }
}

checked=0
check_command() {
    local option word
    complete_words "$@" --
    for option in $("$@" --help | sed -n '/^[A-Z].*:$/,$p' | grep -oE '^ +(-h \[ )?--[a-z-]+' | grep -oE -e '--[a-z-]+'); do
        require "$option"
        checked=$((checked + 1))
    done
    complete_words "$@" ''
    for word in $("$@" --help | sed -n '/^Commands:$/,/^$/s/^  \([a-z-]*\) .*/\1/p'); do
        complete_words "$@" ''
        require "$word"
        check_command "$@" "$word"
    done
}
export QT_QPA_PLATFORM=offscreen
for program in alea alea-bot alea-judge alea-lab alea-solve; do
    [ ! -x "$2/$program" ] || check_command "$program"
done
[ "$checked" -ge 150 ] || { echo "only $checked options were checked" >&2; status=1; }

complete_words alea-lab duel gre; require greedy
complete_words alea-bot --strategy opt; require optimal
complete_words alea-solve yahtzee --rules ver; require verhoeff
complete_words alea-lab hi; require hint
complete_words alea-lab help hi; require hint
complete_words alea-judge help yahtzee ma; require match
complete_words alea-judge --; require --help
complete_words alea-bot --game dominoes --strategy bl; require block
complete_words alea-lab duel --game = dominoes bl; require block
complete_words alea-lab dilemma --strategies gr; require greedy
complete_words alea-lab hint --objective be; require beat:
complete_words alea-solve yahtzee --rules = ver; require verhoeff
complete_words alea-judge yahtzee match --pace st; require step
complete_words alea-judge yahtzee roundrobin --anchor ra; require random
[ $status -ne 0 ] || echo "$checked options are offered"
exit $status
