import type { ComponentType, ReactNode } from 'react';

/** What the shell gives a remote's screens. */
export interface RemoteProps {
  /** Shown at an address below the remote's paths that is none of its screens. Nothing where it runs alone. */
  notFound?: ReactNode;
}

/** What a federated frontend exposes as './routes': its screens, and the contract version it was built for. */
export interface RemoteModule {
  contractVersion: number;
  Routes: ComponentType<RemoteProps>;
}
