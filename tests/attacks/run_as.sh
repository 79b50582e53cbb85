#!/bin/sh
# run_as.sh user|no-groups PROGRAM ARGUMENT...: runs a test as root can in other circumstances.
# Status 77: skipped.
set -eu
mode=$1
shift
[ "$(id -u)" -eq 0 ] || { echo "only root can run the test as somebody else"; exit 77; }
case $mode in
user)
    cd /tmp
    as_nobody="setpriv --reuid=65534 --regid=65534 --clear-groups env HOME=/nonexistent"
    # shellcheck disable=SC2086
    $as_nobody test -x "$1" || { echo "an ordinary user can't reach $1"; exit 77; }
    # shellcheck disable=SC2086
    exec $as_nobody "$@"
    ;;
no-groups)
    # In a mount namespace of its own: the machine keeps its control groups.
    # shellcheck disable=SC2016
    exec unshare --mount sh -c 'umount -R -l /sys/fs/cgroup; exec "$@"' sh "$@"
    ;;
esac
