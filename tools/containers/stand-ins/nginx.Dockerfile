# In place of nginx:1.28, with Debian's nginx and the user, the logs and the stop signal of the official image.
FROM debian:bookworm-slim
RUN groupadd --system --gid 101 nginx && \
  useradd --system --uid 101 --gid nginx --no-create-home --home-dir /nonexistent --shell /bin/false nginx && \
  apt-get -o Acquire::Retries=3 update -q && \
  apt-get -o Acquire::Retries=3 install -y -q --no-install-recommends nginx && rm -rf /var/lib/apt/lists/* && \
  ln -sf /dev/stdout /var/log/nginx/access.log && ln -sf /dev/stderr /var/log/nginx/error.log
EXPOSE 80
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
