#!/bin/sh
# usage: orca_session.sh ALEA [TRANSCRIPT]
# A session with Orca: starts the trainer on a screen of its own, plays with the keyboard through all
# places, and wants to hear at each step what a person has to hear. Writes what Orca said to
# TRANSCRIPT. The test "orca_session" calls it; without TRANSCRIPT and ALEA_LONG_TESTS=1, or where a
# program for it is missing, it ends with 77.
set -eu
alea=$(realpath "$1")
transcript=${2:-}
if [ -z "$transcript" ] && [ "${ALEA_LONG_TESTS:-0}" != 1 ]; then
    echo "Skipped: it runs with tests/run.sh --long"
    exit 77
fi
here=$(cd "$(dirname "$0")/.." && pwd)
# shellcheck source=tests/app/own_screen.sh
. "$here/app/own_screen.sh"
needs Xvfb xdotool dbus-run-session openbox orca

if [ "${3:-}" != inside ]; then
    [ -z "$transcript" ] || transcript=$(realpath -m "$transcript")
    LANG=C.UTF-8
    export LANG
    unset LC_ALL LANGUAGE
    on_own_screen sh "$0" "$alea" "$transcript" inside
    exit
fi

ALEA_HEARD=$HOME/heard
export ALEA_HEARD
mkdir -p "$HOME/.local/share/orca" "$HOME/.local/share/alea/games" "$HOME/.config/alea"
cp "$here/tools/orca-customizations.py" "$HOME/.local/share/orca/"
cp "$here"/data/games/*.alea "$HOME/.local/share/alea/games/"
printf '[dice]\nanimate=false\n' >"$HOME/.config/alea/alea.conf"
/usr/libexec/at-spi-bus-launcher --launch-immediately &
bus=$!
openbox >/dev/null 2>&1 &
manager=$!
orca >"$HOME/orca" 2>&1 &
reader=$!
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    grep -q 'Screen reader on' "$ALEA_HEARD" 2>/dev/null && break
    sleep 1
done
QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 "$alea" --seed 7 2>"$HOME/errors" &
trainer=$!
status=0
/usr/bin/python3 "$here/tools/orca_session.py" "$ALEA_HEARD" "$trainer" \
    ${transcript:+"$transcript"} || status=1
[ "$status" = 0 ] || tail -n 5 "$HOME/orca" "$HOME/errors" >&2
kill "$trainer" 2>/dev/null || status=1 # it has crashed
wait "$trainer" 2>/dev/null || true
kill "$reader" "$manager" "$bus" 2>/dev/null || true
exit "$status"
