#!/bin/sh
# restore.sh <backups> <data> [<time>]: makes the data folder <data> of a PostgreSQL server as it was at <time> (such as
# '2026-11-26 17:40:00+00'; without one, as late as the archive goes), from the last base backup that was finished before. Then
# start the server on it: it replays the WAL up to that time, and takes writes when `SELECT pg_is_in_recovery()` is false.
set -eu
backups=$1 data=$2 time=${3:-}

if [ -n "$(ls -A "$data" 2>/dev/null)" ]; then
  echo "$data is not empty: name a new folder, and keep what is left of the old one." >&2
  exit 1
fi
limit=$([ -z "$time" ] && echo 9 || date -u -d "$time" +%Y%m%dT%H%M%S.%NZ)

# A backup is named by when it was finished.
chosen=
for name in $(ls "$backups/base" | sort); do
  if expr "$name" '<=' "$limit" >/dev/null; then chosen=$name; fi
done
if [ -z "$chosen" ]; then
  echo "No base backup in $backups/base was finished before $time." >&2
  exit 1
fi

mkdir -p "$data" && chmod 700 "$data"
tar -xzf "$backups/base/$chosen/base.tar.gz" -C "$data"
tar -xzf "$backups/base/$chosen/pg_wal.tar.gz" -C "$data/pg_wal"
archive=$(cd "$backups/wal" && pwd)
{
  echo "restore_command = 'cp \"$archive/%f\" \"%p\"'"
  echo "recovery_target_action = 'promote'"
  [ -z "$time" ] || echo "recovery_target_time = '$time'"
  # What follows is another history: it must not go into the archive of the first.
  echo "archive_mode = off"
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "$chosen"
