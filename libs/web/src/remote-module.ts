import type { ComponentType, ReactNode } from 'react';

/** The props the shell passes to a remote's screens. */
export interface RemoteProps {
  /** Shown for unknown paths below the remote's own. Absent where the remote runs standalone. */
  notFound?: ReactNode;
}

/** What a federated frontend exposes as './routes': its screens, and the contract version it was built for. */
export interface RemoteModule {
  contractVersion: number;
  Routes: ComponentType<RemoteProps>;
}
