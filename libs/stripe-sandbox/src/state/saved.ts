import type { Kind, Objects } from '../shapes/stored.js';

/** A pending delivery of an event to an endpoint. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  /** Real time in milliseconds. */
  nextAttemptAt: number;
}

/** The stored response to an idempotency key. */
export interface KeptAnswer {
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  /** Real time in milliseconds. */
  at: number;
}

/** The content of the state file. */
export interface Saved {
  version: 1;
  offset: number;
  objects: Objects[Kind][];
  deliveries: Delivery[];
  answers: [string, KeptAnswer][];
  endpointSecrets: [string, string][];
}
