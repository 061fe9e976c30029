import { ApiError } from '../api/api-error.js';
import type { Invoice } from '../shapes/stored.js';
import { finalizeInvoice } from './invoicing.js';
import { cardFor, intentOf, subscriptionOf } from './lookups.js';
import { confirmIntent, failInvoice } from './payments.js';
import type { World } from './world.js';

/** Finalizes a draft after its hour, and charges it for the first time. */
export function finalizeAndCollect(world: World, invoice: Invoice) {
  finalizeInvoice(world, invoice);
  collect(world, invoice);
}

/** Charges the saved card off-session. A decline is reported by events. */
export function collect(world: World, invoice: Invoice) {
  const subscription = subscriptionOf(world, invoice);
  const card = subscription && cardFor(world, subscription);
  const intent = intentOf(world, invoice);
  if (!card || !intent) return failInvoice(world, invoice);
  try {
    confirmIntent(world, intent, card, true);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
