import { REMOTE_CONTRACT_VERSION } from '@wayfellow/contracts';
import type { RemoteModule } from '@wayfellow/web';

/** Thrown for a remote that was built for another version of the contract between shell and remotes. */
export class RemoteContractError extends Error {
  override name = 'RemoteContractError';
}

/** Checks that a loaded module implements this shell's contract. Throws {@link RemoteContractError}. */
export const asRemoteModule = (candidate: unknown): RemoteModule => {
  const module = candidate as Partial<RemoteModule> | null | undefined;
  if (module?.contractVersion !== REMOTE_CONTRACT_VERSION || !module.Routes) {
    const found = module?.contractVersion ?? 'none';
    throw new RemoteContractError(`The remote has contract ${found}, the shell ${REMOTE_CONTRACT_VERSION}`);
  }
  return module as RemoteModule;
};
