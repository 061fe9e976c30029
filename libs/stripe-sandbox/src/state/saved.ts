import type { Kind, Objects } from '../shapes/stored.js';

/** One delivery of an event to one endpoint, until it is done or given up. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  /** Real time in milliseconds. */
  nextAttemptAt: number;
}

/** What an idempotency key was answered with. */
export interface KeptAnswer {
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  /** Real time in milliseconds. */
  at: number;
}

/** What the sandbox keeps on disk. */
export interface Saved {
  version: 1;
  offset: number;
  objects: Objects[Kind][];
  deliveries: Delivery[];
  answers: [string, KeptAnswer][];
  endpointSecrets: [string, string][];
}
