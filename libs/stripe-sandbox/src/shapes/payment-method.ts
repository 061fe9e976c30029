import { newId } from './ids.js';
import type { PaymentMethod } from './stored.js';

/** How a card behaves. Stored as the card's fingerprint, since its number is not stored. */
export type Behavior =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'incorrect_cvc'
  | 'authenticates_once'
  | 'authenticates_always'
  | 'fails_at_renewal';

export interface TestCard {
  brand: 'visa';
  last4: string;
  behavior: Behavior;
}

interface CardInput {
  card: TestCard;
  expMonth: number;
  expYear: number;
  billing?: { name?: string | undefined; email?: string | undefined } | undefined;
  metadata?: Record<string, string> | undefined;
}

/**
 * A card as stored: brand, last four digits, expiry, and its behavior in place of the fingerprint.
 * Neither its number nor its security code is ever stored.
 */
export const newCardMethod = (input: CardInput, now: number): PaymentMethod => ({
  id: newId('payment_method'),
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    email: input.billing?.email ?? null,
    name: input.billing?.name ?? null,
    phone: null,
    tax_id: null,
  },
  card: {
    brand: input.card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: input.card.brand,
    exp_month: input.expMonth,
    exp_year: input.expYear,
    fingerprint: input.card.behavior,
    funding: 'credit',
    generated_from: null,
    last4: input.card.last4,
    networks: { available: [input.card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: now,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: input.metadata ?? {},
  type: 'card',
});
