import { remotePorts } from './ports.mjs';

const backend = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** The dev server of a frontend, which proxies the backend and the other frontends under the same origin. */
export function devServer({ dir, port, isShell }) {
  return {
    host: 'localhost',
    port,
    // Its own socket defaults to /ws, which is the live channel's path.
    webSocketServer: { type: 'ws', options: { path: '/dev-server' } },
    static: { directory: `${dir}/public` },
    historyApiFallback: true,
    hot: false,
    liveReload: true,
    client: { overlay: { errors: true, warnings: false } },
    headers: isShell ? {} : { 'Access-Control-Allow-Origin': '*' },
    proxy: [
      { context: ['/api', '/config.json', '/posters', '/stripe-sandbox.js'], target: backend },
      liveChannel,
      ...(isShell ? remoteProxies() : []),
    ],
  };
}

const liveChannel = { context: ['/ws'], target: backend, ws: true };

const remoteProxies = () =>
  Object.entries(remotePorts).map(([name, port]) => ({
    context: [`/remotes/mfe-${name}/`],
    target: `http://localhost:${port}`,
    pathRewrite: { [`^/remotes/mfe-${name}`]: '' },
  }));
