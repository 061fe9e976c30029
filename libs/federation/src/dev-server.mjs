import { remotePorts } from './ports.mjs';

const backend = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** How a frontend is served while one works on it: the backend and the other frontends answer behind the same address. */
export function devServer({ dir, port, isShell }) {
  return {
    host: 'localhost',
    port,
    // Its own socket would live at /ws, which is the live channel's.
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
