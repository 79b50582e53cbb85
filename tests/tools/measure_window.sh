#!/bin/sh
# Measures the trainer on a display of its own, playing for the win with hints:
#   sh tests/tools/measure_window.sh [ALEA]      (default: build/release/bin/alea)
# - five starts: until the window is there, and until the space bar has rolled the dice;
# - memory (proportional set size) after each of six turns;
# - CPU time while nothing happens.
# It needs Xvfb, xdotool and ImageMagick's import, and the compact tables in the user's cache.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
alea=${1:-$top/build/release/bin/alea}
work=$(mktemp -d)
trainer=''
screen=''
trap 'kill $trainer $screen 2>/dev/null || true; rm -rf "$work"' EXIT
tables=${XDG_CACHE_HOME:-$HOME/.cache}/alea
mkdir -p "$work/.cache" "$work/.config/alea"
[ ! -d "$tables" ] || cp -r "$tables" "$work/.cache/"
printf '[welcome]\nshown=true\n[coach]\nhints=1\nobjective=win\n' >"$work/.config/alea/alea.conf"
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME QT_QPA_PLATFORM
export HOME="$work" XDG_RUNTIME_DIR="$work" DISPLAY=:147
chmod 700 "$work"
Xvfb "$DISPLAY" -screen 0 1280x800x24 >/dev/null 2>&1 &
screen=$!
sleep 1

now() { date +%s%3N; }
memory() { awk '/^Pss:/ {sum += $2} END {printf "%.0f MB\n", sum / 1024}' "/proc/$trainer/smaps_rollup"; }
ticks() { awk '{print $14 + $15}' "/proc/$trainer/stat"; }
picture() { import -window "$window" "$work/$1.png"; }
press() { xdotool key --window "$window" "$@"; }

for start in 1 2 3 4 5; do
    [ -z "$trainer" ] || { kill "$trainer"; wait "$trainer" 2>/dev/null || true; }
    began=$(now)
    "$alea" --seed 7 2>/dev/null &
    trainer=$!
    until window=$(xdotool search --onlyvisible --name '^Alea$' 2>/dev/null | head -n 1) && [ -n "$window" ]; do
        sleep 0.01
    done
    shown=$(now)
    picture before
    xdotool windowfocus "$window"
    picture after
    while cmp -s "$work/before.png" "$work/after.png"; do # a key that comes too early is lost
        press space
        picture after
    done
    echo "start $start: window after $((shown - began)) ms, dice rolled after $(($(now) - began)) ms"
done
sleep 8
for turn in 1 2 3 4 5 6; do
    press space
    sleep 8
    press Down Return
    sleep 7
    press space
    sleep 6
    echo "turn $turn: $(memory)"
done
before=$(ticks)
sleep 30
echo "CPU in 30 s without input: $(((($(ticks) - before)) * 10)) ms"
