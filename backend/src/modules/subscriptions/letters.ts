import { PRODUCT_NAME } from '@wayfellow/contracts';
import type { Letter } from '../../platform/mail/mail.js';
import { premiumPlan } from './premium-plan.js';
import type { LetterKind } from './subscription.store.js';

/** Whom a letter is for, and what it tells about. */
export interface LetterFacts {
  to: string;
  name: string;
  /** When the present period ends, if it is known. */
  periodEnd: Date | null;
  /** Where people use us; without it the letter has no links. */
  origin: string | undefined;
}

const PRICE = `$${premiumPlan.price}`;

const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const at = (origin: string | undefined, path: string): string => (origin ? `: ${origin}${path}` : '.');

const confirmation = ({ to, name, periodEnd, origin }: LetterFacts): Letter => ({
  to,
  subject: `Welcome to ${PRODUCT_NAME} Premium`,
  text: `Hello ${name},

Thank you for subscribing to ${PRODUCT_NAME} Premium. Your payment was received and your Premium features are active:
unlimited connection requests, the travel compatibility quiz, the verified traveler badge, read receipts with their time,
your trips shown earlier in search, and calendar files for your trips.

Your plan costs ${PRICE} a month and renews by itself${periodEnd ? `, next on ${dayOf(periodEnd)}` : ''}.
You can cancel at any time and keep Premium until the end of the month that you paid for${at(origin, '/subscription/cancel')}

${PRODUCT_NAME}
`,
});

const farewell = ({ to, name, origin }: LetterFacts): Letter => ({
  to,
  subject: `Your ${PRODUCT_NAME} Premium has ended`,
  text: `Hello ${name},

Your Premium subscription has ended and your account is on the Free plan now. You will not be charged again.
Your profile, trips, matches and messages stay as they are, and so do your quiz answers.

You can come back to Premium whenever you like${at(origin, '/subscription')}

${PRODUCT_NAME}
`,
});

/** The letters about a subscription, in plain words. */
export const letters: Readonly<Record<LetterKind, (facts: LetterFacts) => Letter>> = {
  confirmation,
  farewell,
};
