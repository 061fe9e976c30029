# In place of redis:8, with Debian's Redis and the user, the volume and the entry point of the official image.
FROM debian:bookworm-slim
RUN groupadd --system --gid 999 redis && useradd --system --uid 999 --gid redis --home-dir /data redis && \
  apt-get -o Acquire::Retries=3 update -q && \
  apt-get -o Acquire::Retries=3 install -y -q --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/* && \
  install -d -o redis -g redis /data
COPY --chown=root:root redis.entry.sh /usr/local/bin/docker-entrypoint.sh
RUN chmod 755 /usr/local/bin/docker-entrypoint.sh
VOLUME /data
WORKDIR /data
ENTRYPOINT ["docker-entrypoint.sh"]
EXPOSE 6379
CMD ["redis-server"]
