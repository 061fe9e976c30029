import type { ComponentType, ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';

/** The props the shell passes to a remote's screens. */
export interface RemoteProps {
  /** Shown for unknown paths below the remote's own. Absent where the remote runs standalone. */
  notFound?: ReactNode;
}

/** Who is signed in on a page, and the page's query cache. */
export interface RemoteTraveler {
  client: QueryClient;
  userId: number;
}

/** What a federated frontend exposes as './routes': its screens, and the contract version it was built for. */
export interface RemoteModule {
  contractVersion: number;
  Routes: ComponentType<RemoteProps>;
  /** Called when it is loaded ahead of its screens for a traveler: what goes on whichever screen is shown. */
  start?: (traveler: RemoteTraveler) => void;
}
