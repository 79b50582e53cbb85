#!/bin/sh
# Runs the examples of resources/docs/programs.md as they are written, from the top folder, and
# compares what they print.   check_examples.sh TOP_FOLDER PROGRAM_FOLDER
set -eu
# shellcheck source=tests/resources/programs.sh
. "$(dirname "$0")/programs.sh"
cd "$1"

# One file per command, with what it must print.
awk -v work="$work" '
    /^```console$/ { inside = 1; next }
    /^```/ { inside = 0 }
    inside && /^\$ / {
        name = sprintf("%s/%03d", work, ++count)
        print substr($0, 3) > (name ".command")
        printf "" > (name ".expected")
        next
    }
    inside { print > (name ".expected") }' resources/docs/programs.md

count=0
for command in "$work"/*.command; do
    base=${command%.command}
    sh "$command" >"$base.printed" 2>"$base.errors" || true
    if ! diff -u "$base.expected" "$base.printed"; then
        { cat "$command"; echo "prints something else:"; } >&2
        cat "$base.errors" >&2
        exit 1
    fi
    count=$((count + 1))
done
[ "$count" -ge 10 ] || { echo "only $count examples were found" >&2; exit 1; }
echo "$count examples print what the page says"
