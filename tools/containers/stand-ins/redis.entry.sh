#!/bin/sh
set -e
case $1 in -*) set -- redis-server "$@" ;; esac
if [ "$1" = redis-server ]; then
  # The official build has no protected mode.
  set -- "$@" --protected-mode no
  if [ "$(id -u)" = 0 ]; then
    chown -R redis .
    exec setpriv --reuid=redis --regid=redis --clear-groups "$@"
  fi
fi
exec "$@"
