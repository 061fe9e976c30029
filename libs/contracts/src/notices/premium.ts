import { failure, info, success, warning } from './notice.js';

// Premium.

export const subscriptionStatusFailed = warning(
  'Failed to load subscription information',
  'Please try again later.',
);
/** The same on the cancel page, which redirects away. */
export const cancelStatusFailed = failure(
  'Failed to load subscription information',
  'Please try again later.',
);
export const alreadyFree = info(
  "You're already on the Free plan",
  'Upgrade to Premium for additional features',
);
export const invalidPlan = failure('Invalid subscription plan', 'Please select a valid subscription plan');
export const paymentInitFailed = failure('Failed to initialize payment', 'Please try again later');
export const cancelFailed = failure('Failed to cancel subscription', 'Please try again later');
export const cancelled = success(
  'Subscription cancelled',
  'Your subscription has been cancelled but will remain active until the end of the current billing period',
);
export const noSubscription = info(
  'No active subscription',
  "You don't have an active subscription to cancel",
);
