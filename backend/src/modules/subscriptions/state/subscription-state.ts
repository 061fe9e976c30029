import type Stripe from 'stripe';
import { paidStatuses } from '../../../tables/subscriptions.sql.js';

const MS_PER_SECOND = 1_000;
/** The provider's statuses of a subscription that changes no more. */
export const finalStatuses: readonly string[] = ['canceled', 'incomplete_expired'];

/** What is stored of a provider's subscription. */
export interface SubscriptionState {
  subscriptionId: string;
  customerId: string;
  /** The provider's status. */
  status: string;
  /** When the paid period ends: at the next renewal or, if an end was scheduled, then. */
  currentPeriodEnd: Date | null;
  /** Whether the subscription ends then. */
  cancelAtPeriodEnd: boolean;
}

/** The state in a row; `null` and 'none' before the first subscription. */
export type KnownState = Omit<SubscriptionState, 'subscriptionId' | 'customerId'> & {
  subscriptionId: string | null;
};

export const isPaid = (status: string): boolean => paidStatuses.includes(status);
export const isFinal = (status: string): boolean => finalStatuses.includes(status);

const momentOf = (seconds: number | null | undefined): Date | null =>
  seconds == null ? null : new Date(seconds * MS_PER_SECOND);

const idOf = (object: string | { id: string }): string => (typeof object === 'string' ? object : object.id);

/** Reads a provider's subscription. A scheduled end shows as `cancel_at`, as `cancel_at_period_end`, or as both. */
export const stateOf = (subscription: Stripe.Subscription): SubscriptionState => {
  const { id, customer, status, cancel_at, cancel_at_period_end, items } = subscription;
  return {
    subscriptionId: id,
    customerId: idOf(customer),
    status,
    currentPeriodEnd: momentOf(cancel_at ?? items.data[0]?.current_period_end),
    cancelAtPeriodEnd: !isFinal(status) && (cancel_at_period_end || cancel_at !== null),
  };
};

/** Whether a row already has this state. */
export const isSame = (known: KnownState, state: SubscriptionState): boolean =>
  known.subscriptionId === state.subscriptionId &&
  known.status === state.status &&
  known.currentPeriodEnd?.getTime() === state.currentPeriodEnd?.getTime() &&
  known.cancelAtPeriodEnd === state.cancelAtPeriodEnd;

const rankOf = (status: string): number =>
  isPaid(status) ? 2 : isFinal(status) || status === 'none' ? 0 : 1;

/**
 * Whether a customer's row should take this subscription's state: always if it is the row's own or the row has none,
 * otherwise only if it ranks higher. Late events of an old subscription never replace the current one.
 */
export const follows = (known: KnownState, state: SubscriptionState): boolean =>
  known.subscriptionId === state.subscriptionId ||
  known.subscriptionId === null ||
  rankOf(state.status) > rankOf(known.status);
