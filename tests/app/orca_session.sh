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
for program in Xvfb xdotool dbus-run-session openbox orca; do
    command -v "$program" >/dev/null || { echo "$program is missing"; exit 77; }
done

if [ "${3:-}" != inside ]; then
    scratch=$(mktemp -d)
    trap 'kill "$screen" 2>/dev/null; rm -rf "$scratch"' EXIT
    Xvfb -displayfd 3 -screen 0 1280x800x24 3>"$scratch/display" >/dev/null 2>&1 &
    screen=$!
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        [ -s "$scratch/display" ] && break
        sleep 0.5
    done
    [ -z "$transcript" ] || transcript=$(realpath -m "$transcript")
    DISPLAY=:$(cat "$scratch/display")
    HOME=$scratch
    XDG_RUNTIME_DIR=$scratch
    ALEA_HEARD=$scratch/heard
    LANG=C.UTF-8
    export DISPLAY HOME XDG_RUNTIME_DIR ALEA_HEARD LANG
    unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME QT_QPA_PLATFORM LC_ALL LANGUAGE
    chmod 700 "$scratch"
    dbus-run-session -- sh "$0" "$alea" "$transcript" inside
    exit
fi

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
