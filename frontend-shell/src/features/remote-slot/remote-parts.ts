import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { RemoteName } from '@wayfellow/contracts';
import type { RemoteProps } from '@wayfellow/web';
import type { LoadRemote } from '../../shared/federation/load-remote';
import { asRemoteModule } from '../../shared/federation/remote-contract';
import { loadRemoteRoutes } from '../../shared/federation/remote-loading';

type Part = LazyExoticComponent<ComponentType<RemoteProps>>;

/** The remotes' screens as components, one per remote until it fails and is retried. */
export interface RemoteParts {
  of: (name: RemoteName) => Part;
  /** A new component that loads again, since a failed React.lazy component stays failed. */
  again: (name: RemoteName) => Part;
}

export const createRemoteParts = (load: LoadRemote): RemoteParts => {
  const parts = new Map<RemoteName, Part>();
  const failed = new Set<RemoteName>();
  const start = (name: RemoteName): Part => {
    const part = lazy(() =>
      load(name, { again: failed.delete(name) })
        .then(asRemoteModule)
        .then(
          ({ Routes }) => ({ default: Routes }),
          (error: unknown) => {
            failed.add(name);
            // A later visit loads it again without Retry being pressed.
            parts.delete(name);
            throw error;
          },
        ),
    );
    parts.set(name, part);
    return part;
  };
  return { of: (name) => parts.get(name) ?? start(name), again: start };
};

/** The remotes of this page. */
export const remoteParts = createRemoteParts(loadRemoteRoutes);
