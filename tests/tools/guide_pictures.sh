#!/bin/sh
# Makes the pictures of the guide anew, light and dark, in every language: resources/docs/pictures.
#   sh tests/tools/guide_pictures.sh
# The same state of the window gives the same files each time.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
. "$top/resources/packaging/debian.sh"
# shellcheck disable=SC2086
need_packages $build_packages $qt_packages $font_packages
cd "$top"
[ -f build/dev/build.ninja ] || cmake --preset dev
cmake --build --preset dev --target pictures
# No desktop's settings, language or clock.
env LC_ALL=C.UTF-8 TZ=UTC QT_QPA_PLATFORM=offscreen QT_SCALE_FACTOR=1 \
    build/dev/tests/pictures --guide resources/docs/pictures
