/** The only plan: specification section 9. */
export const premiumPlan = {
  key: 'premium',
  name: 'Premium Plan',
  price: 9.99,
  currency: 'usd',
  interval: 'month',
} as const;

/** In cents, as the provider counts. */
export const premiumCents = Math.round(premiumPlan.price * 100);

/** The lookup key of the price at the provider; replaces its id until that is known. */
export const PREMIUM_LOOKUP_KEY = 'wayfellow_premium_monthly';
