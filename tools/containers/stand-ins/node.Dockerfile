# In place of node:22-bookworm-slim, from the npm packages of Node and npm.
FROM debian:bookworm-slim
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
# The registry of the machine that builds, and the certificates by which it is known.
COPY certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY npmrc /usr/local/etc/npmrc
COPY node/bin/node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY node.entry.sh /usr/local/bin/docker-entrypoint.sh
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && \
  ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx && \
  chmod 755 /usr/local/bin/docker-entrypoint.sh /usr/local/bin/node /usr/local/lib/node_modules/npm/bin/*.js
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["node"]
