#!/bin/sh
# Runs nginx, and tells it at which addresses the instances and the remotes are: at the start, and whenever they change.
# nginx itself looks a name up once. What it has to look names up again (`resolve`) came with 1.27.3, and needs the
# address of a name server, which differs from place to place; this uses what the system uses.
# FRONT_TRUSTED_PROXIES: addresses and ranges, separated by spaces, of proxies in front of this one, such as one that ends TLS.
# Of what these say in X-Forwarded-For, the last address that is none of theirs is the client's.
set -eu

file=/tmp/upstreams.conf
pause=2

addresses() {
  getent ahosts "$1" | awk '$2 == "STREAM" { print ($1 ~ /:/) ? "[" $1 "]" : $1 }' | sort -u
}

# upstream NAME PORT ADDRESSES
upstream() {
  echo "upstream $1 {"
  # Shared memory: all workers know which instances have failed.
  echo "  zone $1 64k;"
  # Nobody listens at port 1.
  for address in ${3:-127.0.0.1}; do
    echo "  server $address:$([ -n "$3" ] && echo "$2" || echo 1) max_fails=1 fail_timeout=2s;"
  done
  echo '  keepalive 64;'
  echo '}'
}

clients() {
  for proxy in ${FRONT_TRUSTED_PROXIES:-}; do echo "set_real_ip_from $proxy;"; done
  echo 'real_ip_header X-Forwarded-For;'
  echo 'real_ip_recursive on;'
}

# Writes the file anew. When the backend's name is unknown, so may be the name server: what is written stays.
write() {
  instances=$(addresses backend)
  [ -n "$instances" ] || [ ! -f "$file" ] || return 0
  {
    clients
    upstream backend 3000 "$instances"
    for remote in mfe-matching mfe-messaging mfe-subscription; do
      upstream "$remote" 8080 "$(addresses "$remote")"
    done
  } >"$file.new" && mv "$file.new" "$file"
}

# For as long as nginx runs, which takes the place of this process. What fails, as a reload may that finds no memory, is tried
# again: otherwise nobody would follow any more.
follow() {
  read=$(cat "$file")
  while sleep "$pause" && kill -0 $$ 2>/dev/null; do
    write || echo "$file could not be written" >&2
    now=$(cat "$file")
    [ "$read" = "$now" ] || ! nginx -s reload "$@" || read=$now
  done
}

rm -f "$file"
write
follow "$@" &
exec nginx -g 'daemon off;' "$@"
