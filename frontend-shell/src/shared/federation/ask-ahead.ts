import type { RemoteName } from '@wayfellow/contracts';
import { remoteLocations } from './remote-locations';

/** Files that were asked for. */
const asked = new Set<string>();

/**
 * Asks for all files that a remote's screens cannot do without at once, while the federation runtime is still loading,
 * which reads the manifest that names the entry, and then the entry that names the chunks. Runs none of them: whoever does checks them as before.
 */
export const askAhead = async (name: RemoteName): Promise<void> => {
  const location = (await remoteLocations())[name];
  if (!location) return;
  const manifest = new URL(location.manifest, window.location.origin);
  preload(manifest.href, { as: 'fetch' });
  // A backend of the release before names none.
  for (const { path, integrity } of location.files ?? []) {
    const { href, origin } = new URL(path, manifest);
    if (origin === manifest.origin) preload(href, { as: 'script', integrity });
  }
};

/** In the same mode and with the same hash as the request that is to use the answer, or the browser would not. */
const preload = (href: string, how: { as: 'fetch' } | { as: 'script'; integrity: string }): void => {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  const attributes = { rel: 'preload', crossorigin: 'anonymous', ...how, href };
  for (const [attribute, value] of Object.entries(attributes)) link.setAttribute(attribute, value);
  document.head.append(link);
};
