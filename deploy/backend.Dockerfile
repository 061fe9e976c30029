# The backend, with the built frontends: it renders the shell's page and serves files that nginx does not have.
FROM node:22-bookworm-slim AS sources
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

FROM sources AS build
RUN npx nx run @wayfellow/backend:build

# Word for word what frontend.Dockerfile and remote.Dockerfile do: who builds all images builds each frontend once.
FROM sources AS shell
RUN npx nx run @wayfellow/frontend-shell:build

FROM sources AS matching
ARG REMOTE=mfe-matching
RUN npx nx run "@wayfellow/${REMOTE}:build" && mv "${REMOTE}/dist" /built

FROM sources AS messaging
ARG REMOTE=mfe-messaging
RUN npx nx run "@wayfellow/${REMOTE}:build" && mv "${REMOTE}/dist" /built

FROM sources AS subscription
ARG REMOTE=mfe-subscription
RUN npx nx run "@wayfellow/${REMOTE}:build" && mv "${REMOTE}/dist" /built

# The final image has no build tools: only the dependencies of the backend and contracts.
FROM node:22-bookworm-slim AS dependencies
WORKDIR /wayfellow
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY libs/contracts/package.json libs/contracts/
# npm keeps TypeScript, an optional peer of @nestjs/swagger, which needs it only to compile.
RUN npm ci --omit=dev --no-audit --no-fund --workspace @wayfellow/backend --workspace @wayfellow/contracts && \
  rm -rf node_modules/typescript node_modules/.bin/tsc node_modules/.bin/tsserver

FROM node:22-bookworm-slim
WORKDIR /wayfellow
ENV NODE_ENV=production
COPY --from=dependencies /wayfellow ./
COPY --from=build /wayfellow/libs/contracts/dist libs/contracts/dist
COPY --from=build /wayfellow/backend/dist backend/dist
COPY --from=shell /wayfellow/frontend-shell/dist frontend-shell/dist
COPY --from=matching /built mfe-matching/dist
COPY --from=messaging /built mfe-messaging/dist
COPY --from=subscription /built mfe-subscription/dist
COPY --from=sources /wayfellow/libs/posters/svg libs/posters/svg
# The outbox, where no SMTP_URL is set; photos and copies of data, where no FILES_S3_URL is.
RUN mkdir .data && chown node:node .data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=3m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/dist/main.js"]
