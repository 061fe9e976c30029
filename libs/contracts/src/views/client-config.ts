import type { RemoteName } from '../remotes.js';
import { type ViewOf, list, nullable, object, optional, string } from './schema.js';

/** A file of a federated frontend that its screens cannot do without. */
const RemoteFileView = object({
  /** Relative to the manifest. */
  path: string,
  /** Its hash in the format of the `integrity` attribute. */
  integrity: string,
});
export type RemoteFileView = ViewOf<typeof RemoteFileView>;

/** Where a federated frontend is served, and which entry script the shell may run. */
const RemoteLocationView = object({
  /** Its federation manifest: a path or an absolute URL. */
  manifest: string,
  /** The entry's hashes in the format of the `integrity` attribute; null where unknown, and the entry must not run. */
  integrity: nullable(string),
  /** What to ask for together with the manifest, the entry first; empty where unknown. */
  files: list(RemoteFileView),
});
export type RemoteLocationView = ViewOf<typeof RemoteLocationView>;

const remote = optional(RemoteLocationView);

/** config.json: the run-time configuration of the frontends. */
export const ClientConfigView = object({
  remotes: object({
    matching: remote,
    messaging: remote,
    subscription: remote,
  } satisfies Record<RemoteName, typeof remote>),
  /** Stripe's publishable key; null where payments are not set up. */
  stripePublishableKey: nullable(string),
  /** URL of the Stripe sandbox's script, loaded in place of Stripe.js; null for Stripe.js itself. */
  stripeScript: nullable(string),
  /** URL of the Stripe sandbox's API; null for Stripe's own. */
  stripeApiUrl: nullable(string),
});
export type ClientConfigView = ViewOf<typeof ClientConfigView>;
