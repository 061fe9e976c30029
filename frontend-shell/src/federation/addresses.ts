import type { RemoteName } from '@wayfellow/contracts';

/** What /config.json tells: each remote's manifest, as a path or a whole address. */
export type RemoteAddresses = Partial<Record<RemoteName, string>>;

let known: Promise<RemoteAddresses> | undefined;

/**
 * The addresses in /config.json, asked for once. `again` asks anew, since a deployment may have moved a remote.
 * Rejects where the file cannot be had; the next call then asks anew.
 */
export const remoteAddresses = ({ again = false } = {}): Promise<RemoteAddresses> => {
  if (!known || again) {
    known = readConfig();
    known.catch(() => (known = undefined));
  }
  return known;
};

const readConfig = async (): Promise<RemoteAddresses> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config = (await response.json()) as { remotes?: RemoteAddresses };
  return config.remotes ?? {};
};
