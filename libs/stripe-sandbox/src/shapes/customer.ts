import { newId, randomText } from './ids.js';
import type { Customer } from './stored.js';

export interface CustomerInput {
  name?: string | undefined;
  email?: string | undefined;
  description?: string | undefined;
  phone?: string | undefined;
  metadata?: Record<string, string> | undefined;
  defaultPaymentMethod?: string | undefined;
  testClock?: string | undefined;
}

export const newCustomer = (input: CustomerInput, now: number): Customer => ({
  id: newId('customer'),
  object: 'customer',
  address: null,
  balance: 0,
  created: now,
  currency: null,
  default_source: null,
  delinquent: false,
  description: input.description ?? null,
  discount: null,
  email: input.email ?? null,
  invoice_prefix: randomText(8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: input.defaultPaymentMethod ?? null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: input.metadata ?? {},
  name: input.name ?? null,
  next_invoice_sequence: 1,
  phone: input.phone ?? null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: input.testClock ?? null,
});
