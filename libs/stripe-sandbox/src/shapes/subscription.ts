import { newId, randomText } from './ids.js';
import { planOf } from './catalogue.js';
import type { Customer, Price, Subscription, SubscriptionItem } from './stored.js';

export interface SubscriptionInput {
  customer: Customer;
  items: { price: Price; quantity: number }[];
  periodEnd: number;
  defaultPaymentMethod?: string | undefined;
  savesCard: boolean;
  description?: string | undefined;
  metadata?: Record<string, string> | undefined;
}

type PricedItem = SubscriptionInput['items'][number];

const newItem = (subscription: string, { price, quantity }: PricedItem, start: number, end: number) =>
  ({
    id: `si_${randomText(14)}`,
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  }) satisfies SubscriptionItem;

const paymentSettings = (savesCard: boolean): Subscription['payment_settings'] => ({
  payment_method_options: null,
  payment_method_types: null,
  save_default_payment_method: savesCard ? 'on_subscription' : 'off',
});

/** A new subscription: incomplete until its first invoice is paid. */
export function newSubscription(input: SubscriptionInput, now: number): Subscription {
  const id = newId('subscription');
  const data = input.items.map((item) => newItem(id, item, now, input.periodEnd));
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: data[0]?.price.currency ?? 'usd',
    customer: input.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.defaultPaymentMethod ?? null,
    default_source: null,
    default_tax_rates: [],
    description: input.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata ?? {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: paymentSettings(input.savesCard),
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: input.customer.test_clock ?? null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
}
