import type { ClientConfigView } from '@wayfellow/contracts';

/** Each remote's manifest URL and the hash of its entry, from /config.json. */
export type RemotePlaces = ClientConfigView['remotes'];

let known: Promise<RemotePlaces> | undefined;

/**
 * The remotes in /config.json, fetched once. `again` refetches it, since a deployment may have changed a remote.
 * Rejects when the file fails to load; the next call then retries.
 */
export const remotePlaces = ({ again = false } = {}): Promise<RemotePlaces> => {
  if (!known || again) {
    known = readConfig();
    known.catch(() => (known = undefined));
  }
  return known;
};

const readConfig = async (): Promise<RemotePlaces> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config = (await response.json()) as Partial<ClientConfigView>;
  return config.remotes ?? {};
};
