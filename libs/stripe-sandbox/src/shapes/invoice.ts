import { newId, randomText } from './ids.js';
import type {
  Customer,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  Subscription,
  SubscriptionItem,
} from './stored.js';

export interface InvoiceInput {
  customer: Customer;
  subscription: Subscription;
  reason: 'subscription_create' | 'subscription_cycle';
  /** The previous period: Stripe gives it as the invoice's own, and the period being paid for in its lines. */
  period: { start: number; end: number };
}

const amountOf = (item: SubscriptionItem) => (item.price.unit_amount ?? 0) * (item.quantity ?? 1);

const dollars = (cents: number) => (cents / 100).toFixed(2);

const newLine = (invoice: string, subscription: string, item: SubscriptionItem): InvoiceLine => ({
  id: `il_${randomText(24)}`,
  object: 'line_item',
  amount: amountOf(item),
  currency: item.price.currency,
  description: `${item.quantity ?? 1} × ${item.price.nickname ?? item.price.product} (at ${dollars(item.price.unit_amount ?? 0)} ${item.price.currency.toUpperCase()} / ${item.plan.interval})`,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: false,
      proration_details: { credited_items: null },
      subscription,
      subscription_item: item.id,
    },
    type: 'subscription_item_details',
  },
  period: { end: item.current_period_end, start: item.current_period_start },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: item.price.id, product: item.price.product },
    type: 'price_details',
    unit_amount_decimal: item.price.unit_amount_decimal,
  },
  quantity: item.quantity ?? 1,
  quantity_decimal: String(item.quantity ?? 1),
  subscription,
  subtotal: amountOf(item),
  taxes: [],
});

/** A draft invoice for the items' current period. */
export function newInvoice(input: InvoiceInput, now: number): Invoice {
  const id = newId('invoice');
  const { customer, subscription } = input;
  const lines = subscription.items.data.map((item) => newLine(id, subscription.id, item));
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...whoAndHow(customer, subscription),
    id,
    object: 'invoice',
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: null,
    billing_reason: input.reason,
    created: now,
    currency: subscription.currency,
    due_date: null,
    effective_at: null,
    ending_balance: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    next_payment_attempt: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: input.period.end,
    period_start: input.period.start,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: subscription.test_clock,
    total,
    total_excluding_tax: total,
    webhooks_delivered_at: null,
  };
}

const whoAndHow = (customer: Customer, subscription: Subscription) => ({
  account_country: 'US',
  account_name: 'Wayfellow sandbox',
  account_tax_ids: null,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  collection_method: 'charge_automatically' as const,
  custom_fields: null,
  customer: customer.id,
  customer_account: null,
  customer_address: null,
  customer_email: customer.email,
  customer_name: customer.name ?? null,
  customer_phone: customer.phone ?? null,
  customer_shipping: null,
  customer_tax_exempt: 'none' as const,
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: subscription.description,
  discounts: [],
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' as const },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
});

/** The link between a finalized invoice and the intent that collects it. */
export const newInvoicePayment = (invoice: Invoice, intent: string, now: number): InvoicePayment => ({
  id: newId('invoice_payment'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created: now,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
});
