#!/bin/sh
# after-restore.sh <backups>: run once the server that restore.sh made takes writes, as a superuser by libpq's variables (PGHOST,
# PGPORT, PGUSER, PGPASSWORD). Takes back what the restore set, and has the server archive into <backups>, a new folder, since what
# follows is another history. Then restart the server, and make a base backup there at once.
set -eu
backups=$1
here=$(cd "$(dirname "$0")" && pwd)

if [ -n "$(ls -A "$backups/wal" 2>/dev/null)" ]; then
  echo "$backups/wal has files of another history: name a new folder." >&2
  exit 1
fi
mkdir -p "$backups/wal" "$backups/base"
archive=$(cd "$backups/wal" && pwd)

ask() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname="${PGDATABASE:-postgres}" "$@"
}
if [ "$(ask --command='SELECT pg_is_in_recovery()')" != f ]; then
  echo 'The server is still replaying: wait until it takes writes.' >&2
  exit 1
fi
ask --set=command="$here/archive-wal.sh $archive %p %f" <<'SQL'
ALTER SYSTEM RESET restore_command;
ALTER SYSTEM RESET recovery_target_time;
ALTER SYSTEM RESET recovery_target_action;
ALTER SYSTEM SET archive_mode = on;
ALTER SYSTEM SET archive_timeout = 60;
ALTER SYSTEM SET archive_command = :'command';
SQL
echo "Restart the server, then base-backup.sh $backups"
