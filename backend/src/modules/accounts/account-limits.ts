import { limits } from '@wayfellow/contracts';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often an account's address and password may be changed, requested and guessed. */
export const accountLimits = {
  /** Password reset links, by the email address that was typed and by client address. */
  forgotInAnHour: { name: 'forgotInAnHour', points: 3, duration: HOUR },
  forgotInADay: { name: 'forgotInADay', points: 5, duration: DAY },
  forgotByAddress: { name: 'forgotByAddress', points: 10, duration: HOUR },
  /** Emails that confirm an address, sent again by its owner. */
  confirmAgain: { name: 'confirmAgain', points: 1, duration: limits.sendAgainSeconds },
  confirmInADay: { name: 'confirmInADay', points: 5, duration: DAY },
  /** Tries of the current password by somebody who is signed in. */
  passwordByUser: { name: 'passwordByUser', points: 10, duration: 15 * MINUTE },
  /** Links from emails that are tried, by client address: they cannot be guessed, but each try queries the database. */
  linksByAddress: { name: 'linksByAddress', points: 60, duration: 15 * MINUTE },
} as const satisfies Record<string, RateLimit>;
