# The built files of one remote and nothing else: what its team deploys by itself.
#   docker build -f deploy/remote.Dockerfile --build-arg REMOTE=mfe-matching -t wayfellow-mfe-matching .
FROM node:22-bookworm-slim AS build
ARG REMOTE
WORKDIR /wayfellow
COPY . .
ENV NX_DAEMON=false
RUN npm ci --no-audit --no-fund && npx nx run "@wayfellow/${REMOTE}:build" && mv "${REMOTE}/dist" /built

FROM nginx:1.28
ARG REMOTE
COPY deploy/remote.nginx.conf /etc/nginx/nginx.conf
COPY --from=build /built /srv/remotes/${REMOTE}
USER nginx
EXPOSE 8080
