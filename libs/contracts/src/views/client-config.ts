import type { RemoteName } from '../remotes.js';
import { type ViewOf, nullable, object, optional, string } from './schema.js';

/** Where a federated frontend is served, and which file the shell may run as its entry. */
const RemotePlaceView = object({
  /** Its federation manifest: a path or a whole address. */
  manifest: string,
  /** The entry's hashes, as in a script's `integrity`; null where none is known, so that the entry must not run. */
  integrity: nullable(string),
});
export type RemotePlaceView = ViewOf<typeof RemotePlaceView>;

const remote = optional(RemotePlaceView);

/** config.json: what a frontend must know at run time. */
export const ClientConfigView = object({
  /** Where each remote is, and what its entry must be. */
  remotes: object({
    matching: remote,
    messaging: remote,
    subscription: remote,
  } satisfies Record<RemoteName, typeof remote>),
  /** The card provider's public key; null where nothing can be bought. */
  stripePublishableKey: nullable(string),
  /** The script of a sandbox, to be loaded before the card form; null for the provider's own. */
  stripeScript: nullable(string),
  /** Where the sandbox's script finds its server; null for the provider's own. */
  stripeApiUrl: nullable(string),
});
export type ClientConfigView = ViewOf<typeof ClientConfigView>;
