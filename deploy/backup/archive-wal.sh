#!/bin/sh
# PostgreSQL's archive_command: archive-wal.sh <archive> %p %f
# Copies a finished WAL file into the archive. Zero only if it is there whole and on disk; a file that is there with other
# contents is never replaced, since it belongs to another server.
set -eu
archive=$1 source=$2 name=$3

if [ -e "$archive/$name" ]; then
  cmp -s "$source" "$archive/$name"
  exit
fi
cp "$source" "$archive/.$name.part"
sync "$archive/.$name.part"
mv "$archive/.$name.part" "$archive/$name"
sync "$archive"
