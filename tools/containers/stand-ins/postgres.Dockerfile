# In place of postgres:18, with the server that the tests use, Debian's client programs, and the user, the volume and the
# entry point of the official image.
FROM debian:bookworm-slim
RUN groupadd --system --gid 999 postgres && \
  useradd --system --uid 999 --gid postgres --home-dir /var/lib/postgresql --shell /bin/bash postgres && \
  apt-get -o Acquire::Retries=3 update -q && \
  apt-get -o Acquire::Retries=3 install -y -q --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/* && \
  install -d -o postgres -g postgres -m 1777 /var/lib/postgresql && install -d -o postgres -g postgres -m 3777 /var/run/postgresql
COPY native /usr/lib/postgresql/18
COPY postgres.entry.sh /usr/local/bin/docker-entrypoint.sh
RUN chmod 755 /usr/local/bin/docker-entrypoint.sh /usr/lib/postgresql/18/bin/*
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/18/bin \
  PGDATA=/var/lib/postgresql/18/docker
VOLUME /var/lib/postgresql
ENTRYPOINT ["docker-entrypoint.sh"]
STOPSIGNAL SIGINT
EXPOSE 5432
CMD ["postgres"]
