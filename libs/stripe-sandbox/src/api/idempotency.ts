import { createHash } from 'node:crypto';
import type { KeptAnswer } from '../state/saved.js';
import type { Store } from '../state/store.js';
import { ApiError } from './api-error.js';
import type { Fields } from './form.js';

/** Never part of what is kept, not even as a hash of it. */
const SECRET_FIELDS = new Set(['number', 'cvc']);

const canonical = (fields: Fields): unknown =>
  Object.keys(fields)
    .sort()
    .map((name) => {
      const value = fields[name];
      if (SECRET_FIELDS.has(name)) return [name];
      return [name, typeof value === 'object' ? canonical(value) : value];
    });

export const fingerprintOf = (path: string, fields: Fields) =>
  createHash('sha256')
    .update(JSON.stringify([path, canonical(fields)]))
    .digest('base64');

/**
 * The answer this key was given before.
 * @throws ApiError 400 when the key came with another request.
 */
export function replayOf(store: Store, key: string, fingerprint: string): KeptAnswer | undefined {
  const kept = store.answers.get(key);
  if (!kept || kept.fingerprint === fingerprint) return kept;
  throw new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Refused parameters changed nothing, so the key stays free for the corrected request, as at Stripe. */
export const isKept = (status: number) => status < 400 || status === 402;
