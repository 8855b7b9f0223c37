# syntax=docker/dockerfile:1
# The Node of the image runs the server as it is: nothing is compiled but the console.
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS sources
WORKDIR /airshed
COPY package.json package-lock.json tsconfig*.json LICENSE ./
COPY schemas schemas
COPY core core
COPY widgets widgets
COPY screens screens
COPY plugins plugins
COPY docs/samples docs/samples
COPY app app
COPY server server
COPY stories/package.json stories/package.json
COPY tests/package.json tests/package.json

FROM sources AS console
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
RUN npm run build

FROM sources AS production
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev --workspace=@airshed/server --no-audit --no-fund

FROM ${NODE}
ENV NODE_ENV=production \
  AIRSHED_HOST=0.0.0.0 \
  AIRSHED_PORT=4000 \
  AIRSHED_DEMO=0 \
  AIRSHED_DATA=/data \
  AIRSHED_DASHBOARDS=/dashboards
WORKDIR /airshed
COPY --from=production /airshed/package.json /airshed/LICENSE ./
COPY --from=production /airshed/node_modules node_modules
COPY --from=production /airshed/schemas schemas
COPY --from=production /airshed/core core
COPY --from=production /airshed/widgets widgets
COPY --from=production /airshed/screens screens
COPY --from=production /airshed/plugins plugins
COPY --from=production /airshed/server server
COPY --from=console /airshed/app/dist app/dist
RUN install -d -m 700 -o node -g node /data && install -d /dashboards
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.AIRSHED_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/server.ts"]
