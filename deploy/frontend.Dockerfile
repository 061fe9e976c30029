# nginx in front of everything, with the built frontends: their hashed files never reach the backend.
FROM node:22-bookworm-slim AS build
WORKDIR /wayfellow
COPY . .
ENV NX_DAEMON=false
RUN npm ci --no-audit --no-fund && npm run build

FROM nginx:1.28
COPY deploy/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /wayfellow/frontend-shell/dist /srv/shell
COPY --from=build /wayfellow/mfe-matching/dist /srv/remotes/mfe-matching
COPY --from=build /wayfellow/mfe-messaging/dist /srv/remotes/mfe-messaging
COPY --from=build /wayfellow/mfe-subscription/dist /srv/remotes/mfe-subscription
USER nginx
EXPOSE 8080
