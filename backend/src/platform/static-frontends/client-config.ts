import { join } from 'node:path';
import type { ClientConfigView, RemoteName, RemoteLocationView } from '@wayfellow/contracts';
import type { Config } from '../../config/config.js';
import { filesOfRemote } from './remote-files.js';

/** Where the payment sandbox's script is served. */
export const SANDBOX_SCRIPT = '/stripe-sandbox.js';

type RemoteSettings = Pick<Config, 'remotes' | 'remoteIntegrity' | 'staticRoot'>;

/** A pinned remote may be of another version than our own copy, of which we know nothing but the hashes. */
const placeOf = async (settings: RemoteSettings, name: RemoteName): Promise<RemoteLocationView> => {
  const manifest = settings.remotes[name];
  const pinned = settings.remoteIntegrity[name];
  if (pinned) return { manifest, integrity: pinned, files: [] };
  const files = await filesOfRemote(join(settings.staticRoot, `mfe-${name}`, 'dist'));
  return { manifest, integrity: files[0]?.integrity ?? null, files };
};

const placesOf = async (settings: RemoteSettings): Promise<ClientConfigView['remotes']> => {
  const names = Object.keys(settings.remotes) as RemoteName[];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await placeOf(settings, name)] as const)),
  );
};

/** The content of /config.json. */
export const clientConfig = async (config: Config): Promise<ClientConfigView> => ({
  remotes: await placesOf(config),
  stripePublishableKey: config.stripe.publishableKey ?? null,
  stripeScript: config.stripe.apiUrl ? SANDBOX_SCRIPT : null,
  stripeApiUrl: config.stripe.apiUrl ?? null,
});
