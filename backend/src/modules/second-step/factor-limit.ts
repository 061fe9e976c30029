import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';

/** Tries of second factors per account, over all browsers. */
export const factorsByUser: RateLimit = { name: 'codesByUser', points: 10, duration: 15 * 60 };
