#!/bin/sh
set -e
# What is an option, or no command, is for node.
case $1 in -*) set -- node "$@" ;; esac
command -v "$1" >/dev/null || set -- node "$@"
exec "$@"
