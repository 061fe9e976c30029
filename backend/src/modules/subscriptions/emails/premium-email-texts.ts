import { PRODUCT_NAME } from '@wayfellow/contracts';
import type { Email } from '../../../platform/emails/email-sender.js';
import { premiumPlan } from '../provider/premium-plan.js';
import type { PremiumEmail } from '../state/subscription.store.js';

/** The facts in an email about Premium. */
interface Facts {
  /** Null for an address that is not confirmed. */
  name: string | null;
  /** When the current period ends, if it is known. */
  periodEnd: Date | null;
  /** The public origin; without it the email has no links. */
  origin: string | undefined;
}

type Text = Omit<Email, 'to'>;

const PRICE = `$${premiumPlan.price}`;

const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const helloTo = (name: string | null): string => (name ? `Hello ${name}` : 'Hello');

const at = (origin: string | undefined, path: string): string => (origin ? `: ${origin}${path}` : '.');

const confirmation = ({ name, periodEnd, origin }: Facts): Text => ({
  subject: `Welcome to ${PRODUCT_NAME} Premium`,
  text: `${helloTo(name)},

Thank you for subscribing to ${PRODUCT_NAME} Premium. Your payment was received and your Premium features are active:
unlimited connection requests, the travel compatibility quiz, the verified traveler badge, read receipts with their time,
your trips shown earlier in search, and calendar files for your trips.

Your plan costs ${PRICE} a month and renews by itself${periodEnd ? `, next on ${dayOf(periodEnd)}` : ''}.
You can cancel at any time and keep Premium until the end of the month that you paid for${at(origin, '/subscription/cancel')}

${PRODUCT_NAME}
`,
});

const farewell = ({ name, origin }: Facts): Text => ({
  subject: `Your ${PRODUCT_NAME} Premium has ended`,
  text: `${helloTo(name)},

Your Premium subscription has ended and your account is on the Free plan now. You will not be charged again.
Your profile, trips, matches and messages stay as they are, and so do your quiz answers.

You can come back to Premium whenever you like${at(origin, '/subscription')}

${PRODUCT_NAME}
`,
});

/** The emails about Premium, in plain words. */
export const premiumEmailTexts: Readonly<Record<PremiumEmail, (facts: Facts) => Text>> = {
  confirmation,
  farewell,
};
