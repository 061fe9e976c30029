import { createHash } from 'node:crypto';
import type { KeptAnswer } from '../state/saved.js';
import type { Store } from '../state/store.js';
import { ApiError } from '../shapes/api-error.js';
import type { Fields } from '../calls/form.js';

/** Never stored, not even as part of a hash. */
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
 * The stored response for this key, if any.
 * @throws ApiError 400 when the key was used for a different request.
 */
export function replayOf(store: Store, key: string, fingerprint: string): KeptAnswer | undefined {
  const kept = store.answers.get(key);
  if (!kept || kept.fingerprint === fingerprint) return kept;
  throw new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Whether a response is stored. Rejected parameters changed nothing, so, as at Stripe, the key can be reused. */
export const isStored = (status: number) => status < 400 || status === 402;
