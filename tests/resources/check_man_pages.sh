#!/bin/sh
# Every option that --help names must be in the program's man page, and every option in the page in
# the help of some command.   check_man_pages.sh TOP_FOLDER PROGRAM_FOLDER
set -eu
cd "$1"
programs=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export QT_QPA_PLATFORM=offscreen

# The commands that --help of "$@" lists, one per line.
commands_of() {
    "$@" --help | sed -n '/^Commands:$/,/^$/s/^  \([a-z-]*\) .*/\1/p'
}

# The help of a program and all its commands.
help_of() {
    "$@" --help
    for word in $(commands_of "$@"); do
        [ "$word" = serve ] && continue # for the judge itself
        (help_of "$@" "$word")
    done
}

# --exclusive is srun's, in an example.
options_in() { grep -o -e '--[a-z][a-z-]*[a-z]' | grep -vx -e --exclusive | sort -u; }

for page in resources/man/*.1; do
    name=$(basename "$page" .1)
    [ -x "$programs/$name" ] || continue
    help_of "$programs/$name" | options_in >"$work/help"
    # In a page a hyphen is written \-. The examples after EXIT STATUS name other programs' options,
    # and so does the line about systemd-run.
    sed '/^\.SH EXIT STATUS/,$d; s/\\-/-/g; /systemd-run/d' "$page" | options_in >"$work/page"
    missing=$(comm -23 "$work/help" "$work/page")
    [ -z "$missing" ] || { echo "$page lacks: $(echo "$missing" | tr '\n' ' ')" >&2; exit 1; }
    surplus=$(comm -13 "$work/help" "$work/page")
    [ -z "$surplus" ] || { echo "$page has, but no --help: $(echo "$surplus" | tr '\n' ' ')" >&2; exit 1; }
    for section in NAME SYNOPSIS DESCRIPTION EXAMPLES FILES ENVIRONMENT 'EXIT STATUS'; do
        grep -q "^\.SH $section$" "$page" || { echo "$page has no section $section" >&2; exit 1; }
    done
    [ -s "$work/help" ] || { echo "$name --help names no option" >&2; exit 1; }
    echo "$page: $(wc -l <"$work/help") options"
done
