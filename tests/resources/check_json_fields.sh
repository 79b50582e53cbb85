#!/bin/sh
# Every field of JSON that the programs write must be named, in code style, in
# resources/docs/programs.md.   check_json_fields.sh TOP_FOLDER PROGRAM_FOLDER
set -eu
# shellcheck source=tests/resources/programs.sh
. "$(dirname "$0")/programs.sh"
top=$1
cd "$work"

# The words between back quotes, on the page and in its table cells.
grep -o '`[^`]*`' "$top/resources/docs/programs.md" | grep -oE '[A-Za-z0-9_]+' | sort -u >named

games=$top/tests/data/games
position='3 6 -1 12 15 -1 22 -1 25 30 -1 0 -1 0 -1 8 9 -1 15 18 -1 18 -1 30 40 0 21 0 5 6 6 2 6 2'
optimal='alea-bot --strategy optimal'
greedy='alea-bot --strategy greedy'
block='alea-bot --game dominoes --strategy block'
printf 'ANN\t%s\nBEN\t%s\n' "$optimal" "$greedy" >entrants
printf 'ANN\talea-bot --game dilemma --strategy greedy\nBEN\tfalse\n' >players
# It answers once, talks too much, and is killed by the second request.
cat >fault.sh <<'END'
#!/bin/sh
echo words >&2
read -r line
printf '1\n1\n'
read -r line
kill -9 $$
END
chmod +x fault.sh

# run COMMAND...: keeps what it prints. Real dice, faults and the like end with status 1.
count=0
run() {
    count=$((count + 1))
    status=0
    "$@" >"$count.json" 2>messages </dev/null || status=$?
    [ "$status" -le 1 ] && [ -s "$count.json" ] && return
    { echo "$* ends with status $status"; cat messages; } >&2
    exit 1
}
printf '%s\nnonsense\n' "$position" >positions
run alea-lab hint --json --contributions positions
run alea-lab review --json "$games/three-games.alea"
run alea-lab verify-dice --json "$games/example.alea"
run alea-lab themes --json --games 2
run alea-lab themes --json --theme worths --count 1
run alea-lab exact basic-1 --json
run alea-lab duel --json --games 10 --seed 1 greedy random
run alea-lab duel --json --games 10 --seed 1 greedy random random
run alea-lab duel --json --games 4 --seed 1 --game dominoes block pips
for shard in 1 2; do
    run alea-lab duel --json --json-file "$shard.duel" --shard $shard/2 --games 40 --seed 1 greedy random
    run alea-lab ladder --json --json-file "$shard.ladder" --shard $shard/2 --games 20 --seed 1 greedy random
done
run alea-lab merge --json 1.duel 2.duel
run alea-lab merge --json 1.ladder 2.ladder
run alea-lab dilemma --json --tournaments 4
run alea-lab bench --json random
run alea-solve yahtzee --json
run alea-judge yahtzee match --json --unsafe --games 4 --sprt 0,50 --log log "$optimal" "$greedy"
run alea-judge yahtzee match --json-lines --unsafe --games 4 --duplicate --sprt 0,50 "$optimal" "$greedy"
run alea-judge yahtzee match --json-lines --unsafe --games 4 ./fault.sh "$greedy"
run alea-judge yahtzee replay --json log
run alea-judge dominoes match --json-lines --unsafe --games 2 --case 5,4 "$block" "$block"
run alea-judge dominoes match --json --unsafe --games 2 --case 5,4 "$block" ./fault.sh
run alea-judge dilemma tournament --json --unsafe --rounds 2 --check-determinism --log rounds players
run alea-judge dilemma rescore --json rounds
run alea-judge yahtzee knockout --json --unsafe --games 2 --seed 1 --random ./fault.sh --state knockout entrants
run alea-judge yahtzee gauntlet --json-lines --unsafe --games 2 --seed 1 --anchor random=0 --state gauntlet entrants
run alea-judge check-environment --json
run alea-judge dilemma check-program --json --unsafe 'alea-bot --game dilemma'
cp knockout "$((count + 1)).json"

# Names of boxes, kinds of dice, matches and entrants are data, with blanks, digits or capitals.
cat ./*.json | grep -oE '"[a-z][a-z0-9_]*" ?:' | grep -oE '[a-z][a-z0-9_]*' | sort -u >written
[ "$(wc -l <written)" -ge 200 ] || { echo "only $(wc -l <written) fields were found" >&2; exit 1; }
missing=$(comm -13 named written)
[ -z "$missing" ] || { echo "programs.md does not name: $(echo "$missing" | tr '\n' ' ')" >&2; exit 1; }
echo "$(wc -l <written) fields of $count commands are named"
