import { preloadRemote } from '../../../shared/federation/remote-loading';
import { remoteOf } from '../../../shared/federation/remote-of';

const preload = (path: string) => {
  const remote = remoteOf(path);
  if (remote) void preloadRemote(remote);
};

/** Props of a link that fetch the frontend behind it as soon as somebody reaches for it. */
export const preloadsOnReach = (path: string) => ({
  onPointerEnter: () => preload(path),
  onFocus: () => preload(path),
});
