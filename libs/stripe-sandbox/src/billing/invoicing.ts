import { newInvoice, newInvoicePayment } from '../shapes/invoice.js';
import { newPaymentIntent } from '../shapes/payment-intent.js';
import type { Invoice, Subscription } from '../shapes/stored.js';
import { invoicePaymentOf, customerOf, intentOf, nowFor } from './lookups.js';
import type { Context } from './context.js';

const DAY = 24 * 3600;
/** A renewal's invoice stays a draft for about an hour, as at Stripe. */
const DRAFT_SECONDS = 3600;
/** Days until the next attempt after the first, second and third failure: Stripe's schedule without Smart Retries. */
const RETRY_DAYS = [3, 5, 7];

interface Draft {
  reason: 'subscription_create' | 'subscription_cycle';
  period: { start: number; end: number };
  /** False: the draft is not finalized automatically, as Stripe does for an unpaid subscription. */
  finalizes?: boolean;
}

/** Creates a draft invoice for the subscription's current period. */
export function draftInvoice(context: Context, subscription: Subscription, draft: Draft): Invoice {
  const { reason, period, finalizes = true } = draft;
  const now = nowFor(context, subscription);
  const invoice = newInvoice(
    { customer: customerOf(context, subscription), subscription, reason, period },
    now,
  );
  invoice.auto_advance = finalizes;
  invoice.automatically_finalizes_at = finalizes ? now + DRAFT_SECONDS : null;
  return context.add('invoice', invoice, 'invoice.created');
}

/** Opens the invoice: assigns its number and creates the intent that collects it. */
export function finalizeInvoice(context: Context, invoice: Invoice) {
  const now = nowFor(context, invoice);
  context.change(invoice, 'invoice.finalized', (open) => {
    open.status = 'open';
    open.number = nextNumber(context, open);
    open.automatically_finalizes_at = null;
    open.effective_at = now;
    open.ending_balance = 0;
    open.status_transitions.finalized_at = now;
    open.webhooks_delivered_at = now;
  });
  const intent = context.add('payment_intent', newPaymentIntent(invoice, now), 'payment_intent.created');
  context.add('invoice_payment', newInvoicePayment(invoice, intent.id, now));
}

function nextNumber(context: Context, invoice: Invoice): string {
  const customer = context.store.get('customer', invoice.customer);
  const serial = customer?.next_invoice_sequence ?? 1;
  if (customer) customer.next_invoice_sequence = serial + 1;
  return `${customer?.invoice_prefix ?? 'SANDBOX'}-${String(serial).padStart(4, '0')}`;
}

export function markPaid(context: Context, invoice: Invoice) {
  const now = nowFor(context, invoice);
  context.change(invoice, 'invoice.paid', (paid) => {
    paid.status = 'paid';
    paid.attempted = true;
    if (countsAsTry(paid, now)) paid.attempt_count += 1;
    paid.amount_paid = paid.amount_due;
    paid.amount_remaining = 0;
    paid.next_payment_attempt = null;
    paid.status_transitions.paid_at = now;
  });
  context.emit('invoice.payment_succeeded', invoice);
  const payment = invoicePaymentOf(context, invoice);
  if (payment)
    context.change(payment, 'invoice_payment.paid', (paid) => {
      paid.status = 'paid';
      paid.amount_paid = paid.amount_requested;
      paid.status_transitions.paid_at = now;
    });
}

/** Like Stripe, counts the first attempt and then only scheduled ones. */
const countsAsTry = (invoice: Invoice, now: number) =>
  invoice.attempt_count === 0 ||
  (invoice.next_payment_attempt !== null && invoice.next_payment_attempt <= now);

/** Records a failed attempt; `isRetried` schedules the next one. */
export function markFailed(context: Context, invoice: Invoice, isRetried: boolean) {
  const now = nowFor(context, invoice);
  invoice.attempted = true;
  if (countsAsTry(invoice, now)) {
    invoice.attempt_count += 1;
    const days = isRetried && invoice.auto_advance ? RETRY_DAYS[invoice.attempt_count - 1] : undefined;
    invoice.next_payment_attempt = days === undefined ? null : now + days * DAY;
  }
  context.emit('invoice.payment_failed', invoice);
}

/** Voids the invoice and cancels its intent. */
export function voidInvoice(context: Context, invoice: Invoice) {
  const now = nowFor(context, invoice);
  const intent = intentOf(context, invoice);
  if (intent)
    context.change(intent, 'payment_intent.canceled', (canceled) => {
      canceled.status = 'canceled';
      canceled.canceled_at = now;
      canceled.cancellation_reason = 'void_invoice';
      canceled.next_action = null;
    });
  const payment = invoicePaymentOf(context, invoice);
  if (payment) {
    payment.status = 'canceled';
    payment.status_transitions.canceled_at = now;
  }
  context.change(invoice, 'invoice.voided', (voided) => {
    voided.status = 'void';
    voided.auto_advance = false;
    voided.next_payment_attempt = null;
    voided.status_transitions.voided_at = now;
  });
}

/** Stops automatic attempts; the invoice stays open and can be paid manually. */
export function stopCollecting(context: Context, invoice: Invoice) {
  context.change(invoice, 'invoice.updated', (open) => {
    open.auto_advance = false;
    open.next_payment_attempt = null;
    open.automatically_finalizes_at = null;
  });
}
