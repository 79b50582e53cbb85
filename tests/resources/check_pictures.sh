#!/bin/sh
# Every picture that a document names is there, light ones with a dark one beside them; every picture
# is named; each guide names pictures of its own language; none is large.
#     check_pictures.sh TOP_FOLDER
set -eu
cd "$1/resources/docs"
status=0
max_bytes=61440

complain() {
    echo "$1" >&2
    status=1
}

named=
for page in *.md; do
    for picture in $(grep -oE '\]\(pictures/[^)]+' "$page" | cut -c3-); do
        named="$named $picture"
        case $picture in
        *-light.png) named="$named ${picture%-light.png}-dark.png" ;;
        esac
        case $page in
        guide.md)
            [ "$picture" = "${picture#*_}" ] || complain "$page: $picture is of another language"
            ;;
        guide_*)
            language=${page#guide}
            [ "$picture" != "${picture%"${language%.md}"-light.png}" ] ||
                complain "$page: $picture is of another language"
            ;;
        esac
    done
done
[ "$(echo "$named" | wc -w)" -ge 25 ] || complain "the documents name too few pictures"
for picture in $named; do
    [ -e "$picture" ] || complain "there is no $picture"
done
for picture in pictures/*; do
    case " $named " in
    *" $picture "*) ;;
    *) complain "no document names $picture" ;;
    esac
    [ "$(wc -c <"$picture")" -le $max_bytes ] || complain "$picture is larger than $max_bytes bytes"
done
exit $status
