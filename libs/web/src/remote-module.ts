import type { ComponentType } from 'react';

/** What a federated frontend exposes as './routes': its screens, and the contract version it was built for. */
export interface RemoteModule {
  contractVersion: number;
  Routes: ComponentType;
}
