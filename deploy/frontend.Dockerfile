# nginx in front of everything, with the built shell: its hashed files never reach the backend. The remotes have images of
# their own (remote.Dockerfile).
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
RUN npx nx run @wayfellow/frontend-shell:build

FROM nginx:1.28
COPY deploy/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /wayfellow/frontend-shell/dist /srv/shell
COPY deploy/upstreams.sh /usr/local/bin/upstreams.sh
USER nginx
EXPOSE 8080
CMD ["upstreams.sh"]
