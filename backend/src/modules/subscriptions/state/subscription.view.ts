import type { SubscriptionStatusView } from '@wayfellow/contracts';
import type { SubscriptionEntity } from './subscription.entity.js';

type Shown = Pick<SubscriptionEntity, 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'isPremium'>;

const MS_PER_SECOND = 1_000;

/** The status of somebody who never subscribed. */
const none: SubscriptionStatusView = {
  active: false,
  status: 'none',
  tier: 'free',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
};

/** A subscription, or none, as its owner sees it. `active` and `tier` both say whether the user has Premium now. */
export const toSubscriptionStatusView = (subscription: Shown | null): SubscriptionStatusView => {
  if (!subscription) return none;
  const { status, currentPeriodEnd, cancelAtPeriodEnd, isPremium } = subscription;
  return {
    active: isPremium,
    status,
    tier: isPremium ? 'premium' : 'free',
    currentPeriodEnd: currentPeriodEnd && Math.floor(currentPeriodEnd.getTime() / MS_PER_SECOND),
    cancelAtPeriodEnd,
  };
};
