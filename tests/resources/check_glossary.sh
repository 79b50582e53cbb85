#!/bin/sh
# Each type or function that resources/docs/glossary.md names must exist, and so must each page and
# source file that the documents name.   check_glossary.sh TOP_FOLDER
set -eu
cd "$1"
status=0

names=$(sed -n 's/^|.*|\([^|]*\)|$/\1/p' resources/docs/glossary.md | grep -o '`[A-Za-z_]*`' |
    tr -d '`' | sort -u)
[ "$(echo "$names" | wc -l)" -ge 50 ] || { echo "the glossary names too little" >&2; exit 1; }
for name in $names; do
    grep -rqw "$name" core ai headless app ||
        { echo "glossary.md: nothing is called $name" >&2; status=1; }
done

for page in readme.txt resources/notation.md resources/docs/*.md; do
    for file in $(grep -oE '\b(core|ai|headless|app|tests|resources)/[a-z_/]+\.(h|cpp|sh|md|txt)\b' "$page" | sort -u); do
        [ -e "$file" ] || { echo "$page: there is no $file" >&2; status=1; }
    done
    for link in $(grep -oE '\]\([^)#]+' "$page" | cut -c3- | sort -u); do
        [ -e "$(dirname "$page")/$link" ] || { echo "$page: there is no page $link" >&2; status=1; }
    done
done
exit $status
