import { preloadRemote } from '../../../shared/federation/remote-loading';
import { remoteOf } from '../../../shared/federation/remote-of';

const preload = (path: string) => {
  const remote = remoteOf(path);
  if (remote) void preloadRemote(remote);
};

/** Link props that preload the target's frontend on hover and focus. */
export const preloadOnHover = (path: string) => ({
  onPointerEnter: () => preload(path),
  onFocus: () => preload(path),
});
