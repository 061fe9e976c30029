import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often an account's address and password may be changed, asked for and guessed. */
export const accountLimits = {
  /** Links to a new password, by the email address that was typed and by where from. */
  forgotInAnHour: { name: 'forgotInAnHour', points: 3, duration: HOUR },
  forgotInADay: { name: 'forgotInADay', points: 5, duration: DAY },
  forgotByAddress: { name: 'forgotByAddress', points: 10, duration: HOUR },
  /** Emails that confirm an address, sent again by its owner. */
  confirmInAMinute: { name: 'confirmInAMinute', points: 1, duration: MINUTE },
  confirmInADay: { name: 'confirmInADay', points: 5, duration: DAY },
  /** Tries of the present password by somebody who is signed in. */
  passwordByUser: { name: 'passwordByUser', points: 10, duration: 15 * MINUTE },
  /** Links of emails that are tried, by where from: nobody guesses one, and each try asks the database. */
  linksByAddress: { name: 'linksByAddress', points: 60, duration: 15 * MINUTE },
} as const satisfies Record<string, RateLimit>;
