import type { RemoteLocationView, RemoteName } from '@wayfellow/contracts';

/** What a page tells the worker. */
export type WorkerMessage =
  /** A waiting worker is to take over now. */
  | { type: 'open-now' }
  /** The page ran the entry of a remote, which matched its hash. */
  | { type: 'ran'; remote: RemoteName; location: RemoteLocationView };

/** Tells the worker, once there is one. */
export const tellWorker = async (message: WorkerMessage): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
};
