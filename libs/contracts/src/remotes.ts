/** Incremented by changes that break the contract between shell and remotes; the shell refuses remotes of another version. */
export const REMOTE_CONTRACT_VERSION = 1;

/** The federated frontends: name in config.json, federation scope, and the paths each one owns. */
export const remotes = {
  matching: { scope: 'mfe_matching', paths: ['/search', '/matches', '/crossings', '/meetups', '/quiz'] },
  messaging: { scope: 'mfe_messaging', paths: ['/messages'] },
  subscription: { scope: 'mfe_subscription', paths: ['/subscription'] },
} as const;

export type RemoteName = keyof typeof remotes;
