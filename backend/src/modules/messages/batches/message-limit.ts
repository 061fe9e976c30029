import type { RateLimit } from '../../../platform/rate-limits/rate-limits.js';

/** Per sender, to one or to several. More than anybody types, but messages written while offline may arrive all at once. */
export const messageLimit: RateLimit = {
  name: 'messagesByUser',
  points: 200,
  duration: 60,
  isPerInstance: true,
};
