/** What /config.json says about a remote's entry. */
export interface TrustedEntry {
  /** The origin of the remote's manifest, from which its entry must also come. */
  origin: string;
  /** In the format of a script's `integrity` attribute; null if the hash is unknown. */
  integrity: string | null;
}

/** The container that a remote's entry exposes to the federation runtime. */
interface Container {
  get: (id: string) => () => Promise<unknown>;
  init: (...args: unknown[]) => void | Promise<void>;
}

/** Thrown for a remote's entry that does not match /config.json, or cannot be checked against it. */
export class EntryIntegrityError extends Error {
  override name = 'EntryIntegrityError';
}

// A dev server rebuilds its entries on every change, so there are no hashes. webpack replaces NODE_ENV by the mode.
// eslint-disable-next-line no-restricted-properties
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Runs a remote's entry in a script element whose `integrity` the browser checks, and returns the container that it
 * stored under its global name. Rejects with {@link EntryIntegrityError} before fetching from any other origin.
 */
export const runVerifiedEntry = async (
  entry: string,
  globalName: string,
  trusted: TrustedEntry | undefined,
): Promise<Container> => {
  const { href, origin } = new URL(entry, window.location.origin);
  if (trusted?.origin !== origin)
    throw new EntryIntegrityError(`${href} is not on the origin of its manifest`);
  if (!trusted.integrity && !isDevelopment)
    throw new EntryIntegrityError(`No integrity hash is known for ${href}`);
  await runScript(href, isDevelopment ? null : trusted.integrity);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[globalName];
  if (!container) throw new EntryIntegrityError(`${href} did not define a remote`);
  return container;
};

/** Entries of which the browser may have cached a bad copy, which it would otherwise reuse. */
const failed = new Set<string>();
const fresh = (entry: string) => (failed.has(entry) ? `${entry}?fresh=${Date.now()}` : entry);

const runScript = (entry: string, integrity: string | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const src = fresh(entry);
    // Browsers check the integrity of scripts from another origin only with CORS.
    const script = Object.assign(document.createElement('script'), { src, crossOrigin: 'anonymous' });
    if (integrity) script.integrity = integrity;
    script.onload = () => resolve();
    // The error event does not say why the script did not run.
    script.onerror = () => {
      failed.add(entry);
      reject(new EntryIntegrityError(`${src} could not be loaded, or does not match its hash`));
    };
    document.head.append(script);
  });
