# shellcheck shell=sh
# For checks whose second argument is the folder of the programs; to be sourced. The programs come
# first in the path; `work` is a folder that goes at the end, and holds the programs' cache.
PATH=$2:$PATH
export PATH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
XDG_CACHE_HOME=$work/cache
export XDG_CACHE_HOME
