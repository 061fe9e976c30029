import { ApiError } from '../api/api-error.js';
import type { Invoice } from '../shapes/stored.js';
import { finalizeInvoice } from './invoicing.js';
import { cardFor, intentOf, subscriptionOf } from './lookups.js';
import { confirmIntent, failInvoice } from './payments.js';
import type { World } from './world.js';

/** The hour of a draft is over: it is finalised and charged for the first time. */
export function finalizeAndCollect(world: World, invoice: Invoice) {
  finalizeInvoice(world, invoice);
  collect(world, invoice);
}

/** Charges the kept card without the payer being there. What it refuses is told by events. */
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
