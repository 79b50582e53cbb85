#!/bin/sh
# The bots of resources/samples are admitted by check-program, and play the same game: their decisions
# are alike in every position.   check_samples.sh TOP_FOLDER PROGRAM_FOLDER COMPILER
set -eu
# shellcheck source=tests/resources/programs.sh
. "$(dirname "$0")/programs.sh"
mkdir "$work/python" "$work/cpp"
cp "$1/resources/samples/bot.py" "$work/python"
"$3" -O1 -std=c++17 -Wall -Wextra -Werror -o "$work/cpp/bot" "$1/resources/samples/bot.cpp"
python="python3 $work/python/bot.py"

for bot in "$python" "$work/cpp/bot"; do
    alea-judge yahtzee check-program "$bot" || { echo "$bot would not be admitted" >&2; exit 1; }
done

alea-judge yahtzee match --games 40 --seed 5 --log "$work/log" "$python" 'alea-bot --strategy random'
grep -q '^forfeit' "$work/log" && { echo "the sample has forfeited a game" >&2; exit 1; }
sed -n 's/^a \(.*\) : .*/\1/p' "$work/log" >"$work/positions"
sed -n 's/^a .* : \(.*\)/\1/p' "$work/log" >"$work/python/answers"
"$work/cpp/bot" <"$work/positions" | cmp - "$work/python/answers"
