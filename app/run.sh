#!/bin/sh
# Installs what is missing (Debian 12), builds the trainer and opens it.
# Options are passed on to it:  sh app/run.sh GAME.alea
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
. "$top/resources/packaging/debian.sh"
# shellcheck disable=SC2086
need_packages $build_packages $qt_packages fonts-dejavu-core bubblewrap

(
    cd "$top"
    [ -f build/release/build.ninja ] || cmake --preset release
    cmake --build --preset release
) >&2
exec "$top/build/release/bin/alea" "$@"
