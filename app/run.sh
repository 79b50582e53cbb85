#!/bin/sh
# Installs what is missing (Debian 12, Debian 13), builds the trainer and opens it.
# Options are passed on to it:  sh app/run.sh GAME.alea
# The other programs: cmake --build --preset release
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
. "$top/resources/packaging/debian.sh"
# shellcheck disable=SC2086
need_packages $build_packages $qt_packages $font_packages bubblewrap

# Shows ninja's lines "[STEP/STEPS] ..." as progress with the time left, and everything else as it is.
show_progress() {
    awk -v terminal="$1" '
        BEGIN { began = systime() }
        match($0, /^\[[0-9]+\/[0-9]+\]/) {
            split(substr($0, 2, RLENGTH - 2), step, "/")
            if (step[2] < 2) next
            left = (systime() - began) * (step[2] - step[1]) / step[1]
            text = sprintf("Building Alea: step %d of %d", step[1], step[2])
            if (step[1] >= 5) text = text sprintf(", about %d:%02d left", left / 60, left % 60)
            if (terminal) printf "\r%s\033[K", text
            else if (step[1] % 20 == 0) print text
            fflush()
            shown = terminal
            next
        }
        /^ninja: no work to do/ { next }
        { if (shown) printf "\n"; shown = 0; print; fflush() }
        END { if (shown) printf "\n" }'
}

# build COMMAND...: its output as progress, its status kept through the pipe.
build() {
    terminal=0
    [ ! -t 2 ] || terminal=1
    {
        status=$({ { "$@" 2>&1 3>&- 4>&-; echo $? >&3; } | show_progress "$terminal" >&4; } 3>&1)
    } 4>&2
    return "$status"
}

cd "$top"
if [ ! -f build/release/build.ninja ]; then
    echo "Preparing the build ..." >&2
    cmake --preset release >build-preparation.log 2>&1 || {
        cat build-preparation.log >&2
        exit 1
    }
    rm -f build-preparation.log
fi
build cmake --build --preset release --target alea || {
    echo "Building failed; the messages above say why." >&2
    exit 1
}
[ ! -t 2 ] || echo "Opening Alea ..." >&2
cd "$OLDPWD"
exec "$top/build/release/bin/alea" "$@"
