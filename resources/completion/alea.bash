# Completion for bash: commands, options and names of alea, alea-bot, alea-judge, alea-lab and alea-solve.
# What --help prints is what is offered, so the two can't differ. Installed under the name of each
# program in share/bash-completion/completions.

# The words of the command line that are sub-commands, each listed by the help of those before it.
_alea_commands() {
    local program=$1 word
    shift
    local -a path=()
    for word in "$@"; do
        [ "$word" = help ] && continue # "help hint" stands for "hint --help"
        "$program" "${path[@]}" --help 2>/dev/null |
            sed -n '/^Commands:$/,/^$/s/^  \([a-z-]*\) .*/\1/p' | grep -qxF -e "$word" || break
        path+=("$word")
    done
    echo "${path[@]}"
}

# --game and its value, if the command line has it.
_alea_game() {
    local i
    for ((i = 1; i < COMP_CWORD; i++)); do
        # Bash takes the sign of --game=NAME for a word of its own.
        case ${COMP_WORDS[i]} in
        --game=?*) echo --game "${COMP_WORDS[i]#*=}" ;;
        --game) [ "${COMP_WORDS[i + 1]}" = = ] && i=$((i + 1)); echo --game "${COMP_WORDS[i + 1]}" ;;
        esac
    done
}

# The names of players, for options and arguments that take one.
_alea_players() {
    local program
    program=$(dirname "$(command -v "$1")")/alea-bot
    [ -x "$program" ] || program=alea-bot
    "$program" "${@:2}" --list 2>/dev/null | cut -d' ' -f1
}

_alea() {
    local program=$1 current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    [ "$previous" = = ] && previous=${COMP_WORDS[COMP_CWORD - 2]}
    local -a path game
    read -ra game <<<"$(_alea_game)"
    read -ra path <<<"$(_alea_commands "$program" "${COMP_WORDS[@]:1:COMP_CWORD-1}")"
    local help choices
    help=$("$program" "${path[@]}" --help 2>/dev/null)
    COMPREPLY=()
    case $previous in
    --strategy) choices=$(_alea_players "$program" "${game[@]}") ;;
    --strategies) choices=$(_alea_players "$program" --game dilemma) ;;
    --game) choices="yahtzee dominoes dilemma" ;;
    --rules) choices="forced verhoeff free" ;;
    --objective) choices="expected win beat: first-of:" ;;
    --anchor) choices="random optimal" ;;
    --pace) choices="step" ;;
    --order) choices="listed random" ;;
    --theme) choices=$("$program" themes --games 1 --json --quiet 2>/dev/null | cut -d'"' -f4) ;;
    *)
        if [[ $current == -* ]]; then
            choices=$(grep -oE -e '--[a-z][a-z-]*[a-z]' <<<"$(sed -n 's/^ *\(-[a-z] \[ \)\{0,1\}\(--[a-z-]*\).*/\2/p' <<<"$help")" | sort -u)
            [ -n "$choices" ] || choices="--help --version" # a command that has commands
        else
            choices=$(sed -n '/^Commands:$/,/^$/s/^  \([a-z-]*\) .*/\1/p' <<<"$help")
            case ${path[*]} in
            duel | ladder | exact | bench) choices=$(_alea_players "$program" "${game[@]}") ;;
            esac
        fi
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$current")
    # Where no word fits, a file's name may.
    [ ${#COMPREPLY[@]} -gt 0 ] || compopt -o default 2>/dev/null || true
}

complete -F _alea alea alea-bot alea-judge alea-lab alea-solve
