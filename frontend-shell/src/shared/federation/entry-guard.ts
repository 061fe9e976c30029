/** What /config.json says of a remote's entry. */
export interface VouchedEntry {
  /** The origin of the remote's manifest: its entry comes from there, too. */
  origin: string;
  /** As in a script's `integrity`; null where nobody knows what the entry should be. */
  integrity: string | null;
}

/** What a remote's entry leaves behind for the federation. */
interface Container {
  get: (id: string) => () => Promise<unknown>;
  init: (...args: unknown[]) => void | Promise<void>;
}

/** A remote's entry that is not, or cannot be known to be, the one that /config.json vouches for. */
export class EntryRefused extends Error {
  override name = 'EntryRefused';
}

// A dev server builds its entries anew with every change, and nobody has their hashes. webpack writes the mode here.
// eslint-disable-next-line no-restricted-properties
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Runs a remote's entry by a script that the browser refuses unless it has the vouched hash, and gives what it left behind
 * under its global name. Rejects with {@link EntryRefused} before anything is fetched from elsewhere than vouched for.
 */
export const runVerifiedEntry = async (
  entry: string,
  globalName: string,
  vouched: VouchedEntry | undefined,
): Promise<Container> => {
  const { href, origin } = new URL(entry, window.location.origin);
  if (vouched?.origin !== origin) throw new EntryRefused(`${href} is not where this part is served`);
  if (!vouched.integrity && !isDevelopment) throw new EntryRefused(`Nobody vouches for ${href}`);
  await runScript(href, isDevelopment ? null : vouched.integrity);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[globalName];
  if (!container) throw new EntryRefused(`${href} is no entry of a remote`);
  return container;
};

/** Entries of which the browser holds a bad copy: it would give that again, for as long as it keeps it. */
const spoiled = new Set<string>();
const fresh = (entry: string) => (spoiled.has(entry) ? `${entry}?fresh=${Date.now()}` : entry);

const runScript = (entry: string, integrity: string | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const src = fresh(entry);
    // Without CORS the browser may not compare what comes from another origin.
    const script = Object.assign(document.createElement('script'), { src, crossOrigin: 'anonymous' });
    if (integrity) script.integrity = integrity;
    script.onload = () => resolve();
    // The browser tells us no more than that it did not run.
    script.onerror = () => {
      spoiled.add(entry);
      reject(new EntryRefused(`${src} cannot be had, or is not what it should be`));
    };
    document.head.append(script);
  });
