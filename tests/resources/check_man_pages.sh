#!/bin/sh
# The man page that is made from a program's --help must name every option of every command, have its
# sections, examples that use nothing else, show the help of each command as it stands, and give man no
# cause for a warning.
#     check_man_pages.sh TOP_FOLDER PROGRAM_FOLDER
set -eu
programs=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export QT_QPA_PLATFORM=offscreen

# The help of a program and all its commands.
help_of() {
    "$@" --help
    for word in $("$@" --help | sed -n '/^Commands:$/,/^$/s/^  \([a-z-]*\) .*/\1/p'); do
        (help_of "$@" "$word")
    done
}

options_in() { grep -o -e '--[a-z][a-z-]*[a-z]' | sort -u; }

trimmed() { sed 's/^ *//; s/ *$//' | LC_ALL=C sort -u; }

for program in "$programs"/alea "$programs"/alea-*; do
    name=$(basename "$program")
    case $name in alea | alea-bot | alea-judge | alea-lab | alea-solve) ;; *) continue ;; esac
    [ -x "$program" ] || continue
    page=$work/$name.1
    sh "$1/resources/packaging/man_page.sh" "$program" >"$page"
    help_of "$program" | options_in >"$work/help"
    [ -s "$work/help" ] || { echo "$name --help names no option" >&2; exit 1; }
    sed 's/\\-/-/g' "$page" | options_in >"$work/page"
    different=$(diff "$work/help" "$work/page") ||
        { echo "$name: the page has other options than --help: $different" >&2; exit 1; }
    for section in NAME SYNOPSIS DESCRIPTION EXAMPLES FILES ENVIRONMENT '"EXIT STATUS"' '"SEE ALSO"'; do
        grep -q "^\.SH $section$" "$page" || { echo "$name: there is no section $section" >&2; exit 1; }
    done
    warnings=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z \
        "$page" 2>&1 >/dev/null)
    [ -z "$warnings" ] || { echo "$name: $warnings" >&2; exit 1; }
    # As a reader sees it: nothing is quoted, hyphenated or left out.
    LC_ALL=C.UTF-8 MANWIDTH=200 man -l -Tutf8 "$page" | col -bx | trimmed >"$work/seen"
    for word in $("$program" --help | sed -n '/^Commands:$/,/^$/s/^  \([a-z-]*\) .*/\1/p'); do
        help_of "$program" "$word"
    done | trimmed >"$work/said"
    lost=$(LC_ALL=C comm -23 "$work/said" "$work/seen")
    [ -z "$lost" ] || { echo "$name: the page shows otherwise: $lost" >&2; exit 1; }
    echo "$name: $(wc -l <"$work/help") options"
done
