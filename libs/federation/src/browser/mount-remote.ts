import type { RemoteModule } from '@wayfellow/web';
import { applyPageNonce } from './page-nonce';

/**
 * Runs a remote standalone, as on its own dev server. React and everything else is loaded in chunks, since the
 * federation runtime must have set up the shared packages before anything imports them.
 */
export const mountRemote = async (load: () => Promise<{ default: RemoteModule }>): Promise<void> => {
  applyPageNonce();
  const [{ renderRemote }, { default: remote }] = await Promise.all([import('./render-remote'), load()]);
  renderRemote(remote);
};
