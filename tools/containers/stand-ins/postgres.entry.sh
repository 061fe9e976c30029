#!/usr/bin/env bash
set -euo pipefail
[ "$1" = postgres ] || exec "$@"
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R postgres /var/lib/postgresql /var/run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --clear-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?must be set}"
  user=${POSTGRES_USER:-postgres}
  database=${POSTGRES_DB:-$user}
  # shellcheck disable=SC2086 # several arguments
  initdb -D "$PGDATA" --username="$user" --pwfile=<(printf '%s\n' "$POSTGRES_PASSWORD") ${POSTGRES_INITDB_ARGS:-}
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  printf "%s = '%s'\n" listen_addresses '*' unix_socket_directories /var/run/postgresql >>"$PGDATA/postgresql.conf"
  # As in the official image, a first server listens on its socket alone while it creates the database.
  pg_ctl -D "$PGDATA" -w -o "-c listen_addresses=''" start
  [ "$database" = postgres ] || createdb -U "$user" --maintenance-db=postgres "$database"
  pg_ctl -D "$PGDATA" -m fast -w stop
fi
exec "$@"
