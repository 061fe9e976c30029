import type { RemoteModule } from '@wayfellow/web';
import { takePageNonce } from './page-nonce';

/**
 * Runs a remote alone, as on its own dev server. React and the rest come in chunks, since the federation must have put
 * the shared packages in place before anything imports them.
 */
export const mountRemote = async (load: () => Promise<{ default: RemoteModule }>): Promise<void> => {
  takePageNonce();
  const [{ renderRemote }, { default: remote }] = await Promise.all([import('./render-remote'), load()]);
  renderRemote(remote);
};
