import type { ClientConfigView } from '@wayfellow/contracts';

/** What /config.json tells: each remote's manifest, and the hash of its entry. */
export type RemotePlaces = ClientConfigView['remotes'];

let known: Promise<RemotePlaces> | undefined;

/**
 * The remotes in /config.json, asked for once. `again` asks anew, since a deployment may have changed a remote.
 * Rejects where the file cannot be had; the next call then asks anew.
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
