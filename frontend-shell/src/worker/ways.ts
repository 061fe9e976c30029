/** How the worker answers a request; see the table in docs/architecture.md. */
export type Way = 'page' | 'config' | 'manifest' | 'code' | 'poster';

/** What belongs to no frontend: calls, the live channel, uploaded pictures, operators' figures. */
const RESERVED = /^\/(?:api|ws|media|metrics)(?:\/|$)/;
/** A name with the hash of its content, or of the build. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const MANIFEST = /\/mf-manifest\.json$/;
const CODE: readonly string[] = ['script', 'style', 'font'];

type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/** What of another origin may be a remote's. Only with CORS, since the answer to anything else cannot be checked. */
const wayAbroad = ({ mode, destination }: Asked, pathname: string): Way | undefined => {
  if (mode !== 'cors') return undefined;
  if (MANIFEST.test(pathname)) return 'manifest';
  return CODE.includes(destination) && HASHED.test(pathname) ? 'code' : undefined;
};

/** The way of a request; undefined where the worker leaves it to the browser. */
export const wayOf = (request: Asked, ownOrigin: string): Way | undefined => {
  if (request.method !== 'GET') return undefined;
  const { origin, pathname } = new URL(request.url);
  if (origin !== ownOrigin) return wayAbroad(request, pathname);
  if (RESERVED.test(pathname)) return undefined;
  if (request.mode === 'navigate') return 'page';
  if (pathname === '/config.json') return 'config';
  if (MANIFEST.test(pathname)) return 'manifest';
  if (!HASHED.test(pathname)) return undefined;
  return pathname.startsWith('/posters/') ? 'poster' : 'code';
};
