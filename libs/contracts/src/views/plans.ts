import { tiers } from '../choices.js';
import { type ViewOf, boolean, choice, integer, nullable, number, object, string } from './schema.js';

export const PlanView = object({
  key: choice(['premium']),
  name: string,
  price: number,
  currency: string,
  interval: choice(['month']),
  /** Stripe's price id, to be sent as `planId`. */
  priceId: string,
  /** False where no payment provider is set up: the plan is shown but cannot be bought. */
  isForSale: boolean,
});
export type PlanView = ViewOf<typeof PlanView>;

export const SubscriptionStatusView = object({
  active: boolean,
  status: string,
  tier: choice(tiers),
  /** Unix seconds. */
  currentPeriodEnd: nullable(integer),
  cancelAtPeriodEnd: boolean,
});
export type SubscriptionStatusView = ViewOf<typeof SubscriptionStatusView>;

export const ClientSecretView = object({ clientSecret: string });
export type ClientSecretView = ViewOf<typeof ClientSecretView>;
