import { ApiError } from '../shapes/api-error.js';
import type { Invoice } from '../shapes/stored.js';
import { finalizeInvoice } from './invoicing.js';
import { cardFor, intentOf, subscriptionOf } from './lookups.js';
import { confirmIntent, failInvoice } from './payments.js';
import type { Context } from './context.js';

/** Finalizes a draft after its hour, and charges it for the first time. */
export function finalizeAndCollect(context: Context, invoice: Invoice) {
  finalizeInvoice(context, invoice);
  collect(context, invoice);
}

/** Charges the saved card off-session. A decline is reported by events. */
export function collect(context: Context, invoice: Invoice) {
  const subscription = subscriptionOf(context, invoice);
  const card = subscription && cardFor(context, subscription);
  const intent = intentOf(context, invoice);
  if (!card || !intent) return failInvoice(context, invoice);
  try {
    confirmIntent(context, intent, card, true);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
