import { createHash } from 'node:crypto';
import type { Request } from 'express';

/** Identifies the session of a request to tables that must not have its id, which is its key. */
export const sessionHash = ({ sessionID }: Request): Buffer =>
  createHash('sha256').update(sessionID).digest();
