# shellcheck shell=sh
# For tests of the trainer that need a screen, a session bus and a home of their own; to be sourced.

# needs PROGRAM...: ends the test with 77, skipped, where one is missing.
needs() {
    for program; do
        command -v "$program" >/dev/null || { echo "$program is missing"; exit 77; }
    done
}

# on_own_screen COMMAND...: runs it there. HOME and XDG_RUNTIME_DIR are a folder that goes at the end.
on_own_screen() {
    scratch=$(mktemp -d)
    trap 'kill "$screen" 2>/dev/null; rm -rf "$scratch"' EXIT
    Xvfb -displayfd 3 -screen 0 1280x800x24 3>"$scratch/display" >/dev/null 2>&1 &
    screen=$!
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        [ -s "$scratch/display" ] && break
        sleep 0.5
    done
    DISPLAY=:$(cat "$scratch/display")
    HOME=$scratch
    XDG_RUNTIME_DIR=$scratch
    export DISPLAY HOME XDG_RUNTIME_DIR
    unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME QT_QPA_PLATFORM
    chmod 700 "$scratch"
    dbus-run-session -- "$@"
}
