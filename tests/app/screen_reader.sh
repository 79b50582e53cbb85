#!/bin/sh
# usage: screen_reader.sh ALEA
# Starts the trainer on a screen of its own, with a client that listens as a screen reader does, rolls
# by the keyboard, and wants to hear what was rolled. Ends with 77 where a program for it is missing.
set -eu
alea=$1
here=$(cd "$(dirname "$0")/.." && pwd)
# shellcheck source=tests/app/own_screen.sh
. "$here/app/own_screen.sh"
needs Xvfb xdotool dbus-run-session
launcher=/usr/libexec/at-spi-bus-launcher
[ -x "$launcher" ] && /usr/bin/python3 -c 'import pyatspi' 2>/dev/null ||
    { echo "at-spi2-core or python3-pyatspi is missing"; exit 77; }

if [ "${2:-}" != inside ]; then
    on_own_screen sh "$0" "$alea" inside
    exit
fi

"$launcher" --launch-immediately &
bus=$!
sleep 1
mkdir -p "$HOME/.config/alea"
printf '[welcome]\nshown=true\n[dice]\nanimate=false\n[coach]\nhints=1\n' >"$HOME/.config/alea/alea.conf"
QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 "$alea" --seed 7 &
trainer=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do
    window=$(xdotool search --onlyvisible --name Alea 2>/dev/null | head -1) && [ -n "$window" ] && break
    sleep 0.5
done
/usr/bin/python3 "$here/tools/listen.py" 2 40 >"$HOME/heard" 2>"$HOME/errors" &
reader=$!
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    grep -q '^listening' "$HOME/heard" && break
    sleep 0.5
done
xdotool windowfocus "$window" 2>/dev/null || true
xdotool key --window "$window" space 2>/dev/null
sleep 1
xdotool key --window "$window" 1 2>/dev/null
xdotool key --window "$window" space 2>/dev/null
status=0
wait "$reader" || status=$?
cat "$HOME/heard"
tail -5 "$HOME/errors" >&2
kill "$trainer" 2>/dev/null || status=1 # it has crashed
wait "$trainer" 2>/dev/null || true
kill "$bus" 2>/dev/null || true
grep -q '^heard: .*rolled' "$HOME/heard" || status=1
nameless=$(grep '^control: [^:]*: $' "$HOME/heard" | sort | uniq -c) || true
[ -z "$nameless" ] || echo "without a name: $nameless"
exit "$status"
