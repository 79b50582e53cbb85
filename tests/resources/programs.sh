# shellcheck shell=sh
# For checks whose second argument is the folder of the programs; to be sourced. The programs come
# first in the path and use the compact tables of the tests; `work` is a folder that goes at the end.
PATH=$2:$PATH
export PATH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
XDG_CACHE_HOME=$2/../tests/cache
export XDG_CACHE_HOME
