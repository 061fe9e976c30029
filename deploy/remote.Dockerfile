# The built files of one remote and nothing else: what its team deploys by itself.
#   docker build -f deploy/remote.Dockerfile --build-arg REMOTE=mfe-matching -t wayfellow-mfe-matching .
FROM node:22-bookworm-slim AS build
WORKDIR /wayfellow
# The manifests first, so that a source change does not repeat the installation.
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY e2e/package.json e2e/
COPY frontend-shell/package.json frontend-shell/
COPY mfe-matching/package.json mfe-matching/
COPY mfe-messaging/package.json mfe-messaging/
COPY mfe-subscription/package.json mfe-subscription/
COPY libs/contracts/package.json libs/contracts/
COPY libs/federation/package.json libs/federation/
COPY libs/router/package.json libs/router/
COPY libs/stripe-sandbox/package.json libs/stripe-sandbox/
COPY libs/ui/package.json libs/ui/
COPY libs/ui-catalogue/package.json libs/ui-catalogue/
COPY libs/web/package.json libs/web/
RUN npm ci --no-audit --no-fund
COPY . .
ENV NX_DAEMON=false
ARG REMOTE
RUN npx nx run "@wayfellow/${REMOTE}:build" && mv "${REMOTE}/dist" /built

FROM nginx:1.28
ARG REMOTE
COPY deploy/remote.nginx.conf /etc/nginx/nginx.conf
COPY --from=build /built /srv/remotes/${REMOTE}
USER nginx
EXPOSE 8080
