/** The one plan there is: specification section 9. */
export const premiumPlan = {
  key: 'premium',
  name: 'Premium Plan',
  price: 9.99,
  currency: 'usd',
  interval: 'month',
} as const;

/** In cents, as the provider counts. */
export const premiumCents = Math.round(premiumPlan.price * 100);

/** The name under which the price is found at the provider; it also stands for it until the provider has told its own. */
export const PREMIUM_LOOKUP_KEY = 'wayfellow_premium_monthly';
