const PREFIX = 'wayfellow-';
const SHELL_PREFIX = `${PREFIX}shell-`;
const KEPT_PREFIX = `${PREFIX}kept-`;

/** The files of this build of the shell, with the page that they belong to. */
export const SHELL = SHELL_PREFIX + __RELEASE__;
/** Code that was loaded when it was needed. */
export const CODE = `${PREFIX}code`;
export const POSTERS = `${PREFIX}posters`;
/** The content of /config.json as it last came. */
export const LAST = `${PREFIX}last`;

/** The cache of one version of a remote: it is whole, or it is not used. */
export const versionCache = (remote: string, version: string): string => `${KEPT_PREFIX}${remote}-${version}`;

/** The caches with versions of a remote, the oldest first. */
export const versionCaches = async (remote: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(`${KEPT_PREFIX}${remote}-`));

/** The most files of code, and the most posters, that are kept beside the shell's own. */
const MOST: Record<string, number> = { [CODE]: 80, [POSTERS]: 80 };

/** Whether an answer may be kept. One that the worker may not look into has status 0. */
export const isKeepable = ({ status }: Response): boolean => status === 200;

/** Without the name that a page gives a file after it refused it. */
export const keyOf = (url: string): string => url.replace(/[?#].*$/, '');

/** The kept answer to a URL, from whichever cache has it. */
export const kept = (url: string): Promise<Response | undefined> =>
  caches.match(keyOf(url), { ignoreVary: true });

/** Keeps an answer as the newest of a cache, and lets the oldest go. */
export const keep = async (name: string, url: string, answer: Response): Promise<void> => {
  const cache = await caches.open(name);
  await cache.put(keyOf(url), answer);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - (MOST[name] ?? Infinity)));
  await Promise.all(surplus.map((key) => cache.delete(key)));
};

const forget = (names: string[]): Promise<unknown> => Promise.all(names.map((name) => caches.delete(name)));

/** Lets go of all files of the shell but those of this build and of the one before, whose pages may still be open. */
export const forgetOldShells = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== SHELL);
  await forget(others.slice(0, -1));
};

/** Empties everything that a worker of ours has kept. */
export const forgetAll = async (): Promise<void> => {
  await forget((await caches.keys()).filter((name) => name.startsWith(PREFIX)));
};

/** Lets go of all versions of a remote but this one. */
export const forgetOtherVersions = async (remote: string, version: string): Promise<void> => {
  const others = (await versionCaches(remote)).filter((name) => name !== versionCache(remote, version));
  await forget(others);
};
