import { limits } from '@wayfellow/contracts';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';

const DAY = 24 * 60 * 60;

/** How often plans are made, contacts written to, and links tried. */
export const meetingLimits = {
  plansInADay: { name: 'plansInADay', points: limits.plansPerDay, duration: DAY, warnsAtHalf: true },
  /** Emails that ask somebody to be a contact, by their address, no matter who names them. */
  contactsNamed: { name: 'contactsNamed', points: limits.contactEmailsPerDay, duration: DAY },
  /** Those by who names, since who was named and is removed can be followed by another. */
  contactsByUser: { name: 'contactsByUser', points: 6, duration: DAY, warnsAtHalf: true },
  /** Emails with a shared plan, by contact. */
  plansShared: { name: 'plansShared', points: limits.contactEmailsPerDay, duration: DAY },
  /** Links that are tried, by client address: they cannot be guessed, but each try queries the database. */
  planLinksByAddress: { name: 'planLinksByAddress', points: 60, duration: 15 * 60 },
} as const satisfies Record<string, RateLimit>;
