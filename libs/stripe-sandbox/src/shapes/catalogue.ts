import { newId } from './ids.js';
import type { Plan, Price, Product } from './stored.js';

interface ProductInput {
  id?: string | undefined;
  name: string;
  description?: string | undefined;
  active?: boolean | undefined;
  metadata?: Record<string, string> | undefined;
}

export const newProduct = (input: ProductInput, now: number): Product => ({
  id: input.id ?? newId('product'),
  object: 'product',
  active: input.active ?? true,
  created: now,
  default_price: null,
  description: input.description ?? null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: input.metadata ?? {},
  name: input.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: now,
  url: null,
});

interface PriceInput {
  product: string;
  currency: string;
  /** In the currency's smallest unit. */
  unitAmount: number;
  interval: Interval;
  intervalCount: number;
  lookupKey?: string | undefined;
  nickname?: string | undefined;
  active?: boolean | undefined;
  metadata?: Record<string, string> | undefined;
}

export const intervals = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** A recurring price; the sandbox does not support one-time prices. */
export const newPrice = (input: PriceInput, now: number): Price => ({
  id: newId('price'),
  object: 'price',
  active: input.active ?? true,
  billing_scheme: 'per_unit',
  created: now,
  currency: input.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: input.lookupKey ?? null,
  metadata: input.metadata ?? {},
  nickname: input.nickname ?? null,
  product: input.product,
  recurring: {
    interval: input.interval,
    interval_count: input.intervalCount,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: input.unitAmount,
  unit_amount_decimal: String(input.unitAmount),
});

/** The price in the legacy Plan format, which every subscription item still contains. */
export const planOf = (price: Price): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});
