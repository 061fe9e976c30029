import type { ClientConfigView } from '@wayfellow/contracts';

/** Each remote's manifest URL and the hash of its entry, from /config.json. */
export type RemoteLocations = ClientConfigView['remotes'];

let known: Promise<RemoteLocations> | undefined;

/**
 * The remotes in /config.json, fetched once. `again` refetches it, since a deployment may have changed a remote.
 * Rejects when the file fails to load; the next call then retries.
 */
export const remoteLocations = ({ again = false } = {}): Promise<RemoteLocations> => {
  if (!known || again) {
    known = readConfig();
    known.catch(() => (known = undefined));
  }
  return known;
};

const readConfig = async (): Promise<RemoteLocations> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config = (await response.json()) as Partial<ClientConfigView>;
  return config.remotes ?? {};
};
