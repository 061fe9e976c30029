import type { ClientConfigView, RemoteLocationView } from '@wayfellow/contracts';
import { LAST, forgetOtherVersions, isKeepable, kept, versionCache, versionCaches } from './caches';
import { scope } from './scope';

/** The last part of a whole version: it says where the remote was, and the hash of its entry. */
const LOCATION = '/location.json';
const CONFIG = '/config.json';

/** Enough of a hash to tell versions of a remote apart. */
const versionOf = ({ integrity }: RemoteLocationView): string =>
  (integrity ?? '').replace(/[^A-Za-z0-9]/g, '').slice(-16);

const jsonOf = (content: unknown): Response =>
  new Response(JSON.stringify(content), { headers: { 'content-type': 'application/json' } });

/** Whether a file has one of the hashes that a script's `integrity` names. */
const hasHash = async (file: Response, integrity: string): Promise<boolean> => {
  const bytes = await file.clone().arrayBuffer();
  for (const named of integrity.split(/\s+/)) {
    const [, size, hash] = /^sha(256|384|512)-(.+)$/.exec(named) ?? [];
    if (!size) continue;
    const digest = new Uint8Array(await crypto.subtle.digest(`SHA-${size}`, bytes));
    if (btoa(String.fromCharCode(...digest)) === hash) return true;
  }
  return false;
};

/** The part of a federation manifest that is read (module-federation.io, Manifest). */
interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes?: { assets: { js: { sync: string[]; async?: string[] } } }[];
}

const filesOf = ({ metaData: { remoteEntry }, exposes = [] }: Manifest): string[] => [
  [remoteEntry.path, remoteEntry.name].filter(Boolean).join('/'),
  ...exposes.flatMap(({ assets: { js } }) => [...js.sync, ...(js.async ?? [])]),
];

const fileAt = async (url: string): Promise<Response> => {
  const file = (await kept(url)) ?? (await fetch(url));
  if (!isKeepable(file)) throw new Error(`${url} answered ${file.status}`);
  return file;
};

/**
 * Keeps a version of a remote that a page has just run, for pages without a network: where it was, its manifest, its entry
 * and its screens, also those that were loaded before there was a worker, or not yet. It counts once it is whole, and then takes the place of the version before, so
 * that the hash of one is never answered with the entry of another.
 */
export const keepVersion = async (remote: string, location: RemoteLocationView): Promise<void> => {
  const name = versionCache(remote, versionOf(location));
  if (!location.integrity || (await caches.match(LOCATION, { cacheName: name }))) return;
  const manifestUrl = new URL(location.manifest, scope.location.origin).href;
  const manifest = await fetch(manifestUrl);
  const files = filesOf((await manifest.clone().json()) as Manifest).map(
    (file) => new URL(file, manifestUrl).href,
  );
  const [entry, ...chunks] = await Promise.all(files.map(fileAt));
  // Another version was deployed meanwhile.
  if (!entry || !(await hasHash(entry, location.integrity))) return;
  const cache = await caches.open(name);
  await Promise.all([entry, ...chunks].map((file, index) => cache.put(files[index] ?? '', file)));
  await cache.put(manifestUrl, manifest);
  await cache.put(LOCATION, jsonOf(location));
  await forgetOtherVersions(remote, versionOf(location));
};

/** The newest whole version of a remote: the name of its cache, and where it was. */
const wholeVersion = async (remote: string) => {
  for (const name of (await versionCaches(remote)).reverse()) {
    const location = await caches.match(LOCATION, { cacheName: name });
    if (location) return { name, location: (await location.json()) as RemoteLocationView };
  }
  return undefined;
};

/** Remembers the content of /config.json. */
export const keepConfig = async (config: Response): Promise<void> =>
  (await caches.open(LAST)).put(CONFIG, config);

/** The content of /config.json for a page without a network: as it last came, with each remote in the version that is kept. */
export const keptConfig = async (): Promise<Response | undefined> => {
  const last = await caches.match(CONFIG, { cacheName: LAST });
  if (!last) return undefined;
  const config = (await last.json()) as ClientConfigView;
  const names = Object.keys(config.remotes) as (keyof ClientConfigView['remotes'])[];
  const remotes = { ...config.remotes };
  for (const name of names) {
    const version = await wholeVersion(name);
    if (version) remotes[name] = version.location;
  }
  return jsonOf({ ...config, remotes });
};

/** The manifest of a remote in the version that is kept. */
export const keptManifest = async (url: string): Promise<Response | undefined> => {
  const last = await keptConfig();
  const { remotes = {} } = ((await last?.json()) ?? {}) as Partial<ClientConfigView>;
  for (const name of Object.keys(remotes)) {
    const version = await wholeVersion(name);
    const manifest = version && (await caches.match(url, { cacheName: version.name, ignoreVary: true }));
    if (manifest) return manifest;
  }
  return undefined;
};
