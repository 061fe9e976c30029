import { randomInt } from 'node:crypto';
import type { Kind } from './stored.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The id prefix of each kind, by which references are recognized for expansion. */
export const prefixes: Record<Kind, string> = {
  product: 'prod_',
  price: 'price_',
  customer: 'cus_',
  payment_method: 'pm_',
  payment_intent: 'pi_',
  subscription: 'sub_',
  invoice: 'in_',
  invoice_payment: 'inpay_',
  event: 'evt_',
  webhook_endpoint: 'we_',
  'test_helpers.test_clock': 'clock_',
};

/** `length` letters and digits from a secure random generator. */
export const randomText = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const newId = (kind: Kind) => `${prefixes[kind]}${randomText(24)}`;
