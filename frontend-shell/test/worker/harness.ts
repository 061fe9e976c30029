export const ORIGIN = 'https://wayfellow.example';
const hrefOf = (asked: string | { url: string }): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;

/** Cache Storage as browsers have it, as far as it is used. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (url: string) => this.entries.get(hrefOf(url))?.clone();
  put = async (url: string, answer: Response) => {
    this.entries.delete(hrefOf(url));
    this.entries.set(hrefOf(url), answer);
  };
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
  delete = async (asked: string | { url: string }) => this.entries.delete(hrefOf(asked));
  addAll = async (urls: string[]) => {
    const answers = await Promise.all(urls.map((url) => fetch(url)));
    if (answers.some(({ ok }) => !ok)) throw new TypeError('Request failed');
    await Promise.all(answers.map((answer, index) => this.put(urls[index] as string, answer)));
  };
}

class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  open = async (name: string) => {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  };
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  match = async (url: string, { cacheName }: { cacheName?: string } = {}) => {
    for (const [name, cache] of this.all) {
      const found = cacheName === undefined || cacheName === name ? await cache.match(url) : undefined;
      if (found) return found;
    }
    return undefined;
  };
}

interface Asked {
  method?: string;
  mode?: string;
  destination?: string;
}
type Handler = (event: object) => void;

/** What the server has, by address; the text of a file, or its status. */
export const server = new Map<string, string | number>();
/** What the worker asked the network for. */
export const asked: { url: string; credentials?: string }[] = [];
/** Requests fail; or, where it is 'silent', stay without an answer. */
export const network: { is: 'up' | 'down' | 'silent' } = { is: 'up' };
export const storage = new FakeCaches();
const registration = {
  navigationPreload: { enable: jest.fn(async () => {}), disable: jest.fn(async () => {}) },
};
export const skipWaiting = jest.fn(async () => {});

const answerOf = async (url: string, init?: RequestInit): Promise<Response> => {
  asked.push({ url, credentials: init?.credentials });
  if (network.is === 'down') throw new TypeError('Failed to fetch');
  if (network.is === 'silent') return new Promise(() => {});
  const found = server.get(url) ?? 404;
  return typeof found === 'number' ? new Response('', { status: found }) : new Response(found);
};

let handlers: Record<string, Handler> = {};

beforeEach(() => {
  server.clear();
  asked.length = 0;
  network.is = 'up';
  storage.all.clear();
  skipWaiting.mockClear();
  handlers = {};
  Object.assign(globalThis, {
    self: globalThis,
    addEventListener: (type: string, handler: Handler) => (handlers[type] = handler),
    registration,
    clients: { claim: async () => {} },
    skipWaiting,
    location: { origin: ORIGIN },
    caches: storage,
    fetch: (request: string | { url: string }, init?: RequestInit) => answerOf(hrefOf(request), init),
  });
});

/** Runs a build of the worker, without an event. */
export const run = (files: string[], release: string, entry: 'worker' | 'off' = 'worker'): void => {
  Object.assign(globalThis, { __OWN_FILES__: files, __RELEASE__: release });
  jest.isolateModules(() => jest.requireActual(`../../src/worker/${entry}`));
};

/** Lets the worker handle an event to its end. */
export const fire = async (type: string, event: object = {}): Promise<void> => {
  const work: unknown[] = [];
  handlers[type]?.({ ...event, waitUntil: (each: unknown) => work.push(each) });
  await Promise.all(work);
};

/** What a page gets for a request; undefined where the worker leaves it alone. */
export const request = async (path: string, how: Asked = {}): Promise<Response | undefined> => {
  const work: unknown[] = [];
  let answer: Promise<Response> | undefined;
  handlers.fetch?.({
    request: { method: 'GET', mode: 'cors', destination: '', ...how, url: hrefOf(path) },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: (each: unknown) => work.push(each),
  });
  const given = await answer;
  await Promise.all(work);
  return given;
};

/** The text that a page gets. */
export const textAt = async (path: string, how?: Asked): Promise<string | undefined> =>
  (await request(path, how))?.text();

/** Deploys a build of the shell: its page, and its files. */
export const deployShell = (main: string, ...others: string[]): string[] => {
  server.set(`${ORIGIN}/index.html`, `<script src="${main}"></script>`);
  for (const file of [main, ...others]) server.set(ORIGIN + file, `content of ${file}`);
  return [main, ...others];
};

/** Installs a build of the worker and lets it take over. */
export const install = async (files: string[], release: string): Promise<void> => {
  run(files, release);
  await fire('install');
  await fire('activate');
};
