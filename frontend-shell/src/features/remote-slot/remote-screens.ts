import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { RemoteName } from '@wayfellow/contracts';
import type { RemoteProps } from '@wayfellow/web';
import type { LoadRemote } from '../../shared/federation/load-remote';
import { asRemoteModule } from '../../shared/federation/remote-contract';
import { loadRemoteRoutes } from '../../shared/federation/remote-loading';

type RemoteScreen = LazyExoticComponent<ComponentType<RemoteProps>>;

/** The remotes' screens as components, one per remote until it fails and is retried. */
export interface RemoteScreens {
  of: (name: RemoteName) => RemoteScreen;
  /** A new component that loads again what is deployed now, whether the one before failed to load or broke while it was shown. */
  again: (name: RemoteName) => RemoteScreen;
}

export const createRemoteScreens = (load: LoadRemote): RemoteScreens => {
  const screens = new Map<RemoteName, RemoteScreen>();
  const failed = new Set<RemoteName>();
  const start = (name: RemoteName, again: boolean): RemoteScreen => {
    const screen = lazy(() =>
      load(name, { again: failed.delete(name) || again })
        .then(asRemoteModule)
        .then(
          ({ Routes }) => ({ default: Routes }),
          (error: unknown) => {
            failed.add(name);
            // A later visit loads it again without Retry being pressed.
            screens.delete(name);
            throw error;
          },
        ),
    );
    screens.set(name, screen);
    return screen;
  };
  return {
    of: (name) => screens.get(name) ?? start(name, false),
    again: (name) => start(name, true),
  };
};

/** The remotes of this page. */
export const remoteScreens = createRemoteScreens(loadRemoteRoutes);
