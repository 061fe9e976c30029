#!/bin/sh
# base-backup.sh <backups>: a base backup of the server that libpq's variables name (PGHOST, PGPORT, PGUSER, PGPASSWORD, a
# role with REPLICATION), into <backups>/base/<time>. Run it daily, beside the archive in <backups>/wal. Of the base backups
# KEEP are kept (7 unless set), and the WAL that they need.
set -eu
backups=$1
keep=${KEEP:-7}

mkdir -p "$backups/base" "$backups/wal"
draft="$backups/base/.part"
rm -rf "$draft"
# The WAL written meanwhile is included: this backup can be restored even without the archive.
pg_basebackup --pgdata="$draft" --format=tar --gzip --wal-method=stream --checkpoint=fast --no-password
sync "$draft"/*
# When it was finished: it can be restored to any time after that.
name=$(date -u +%Y%m%dT%H%M%S.%NZ)
mv "$draft" "$backups/base/$name"
sync "$backups/base"

# Names sort by time.
ls "$backups/base" | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
  rm -rf "$backups/base/${old:?}"
done
# The name of the file with which the oldest one begins is in its label.
oldest=$(ls "$backups/base" | sort | head -n 1)
first=$(tar -xzOf "$backups/base/$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p')
pg_archivecleanup "$backups/wal" "$first"
echo "$name"
