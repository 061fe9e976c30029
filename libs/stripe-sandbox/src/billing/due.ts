import type { Invoice, Subscription } from '../shapes/stored.js';
import { collect, finalizeAndCollect } from './collecting.js';
import { endSubscription, expireSubscription } from './ending.js';
import { periodOf } from './lookups.js';
import { renew } from './subscribing.js';
import type { Context } from './context.js';

/** How long a first invoice may stay unpaid before its subscription expires. */
const INCOMPLETE_SECONDS = 23 * 3600;

/** A scheduled action; `at` is in Unix seconds. */
interface Due {
  at: number;
  happen: () => void;
}

function dueOfSubscription(context: Context, subscription: Subscription): Due[] {
  if (subscription.ended_at !== null) return [];
  if (subscription.status === 'incomplete')
    return [
      {
        at: subscription.created + INCOMPLETE_SECONDS,
        happen: () => expireSubscription(context, subscription),
      },
    ];
  const end: Due[] =
    subscription.cancel_at === null
      ? []
      : [
          {
            at: subscription.cancel_at,
            happen: () => endSubscription(context, subscription, 'cancellation_requested'),
          },
        ];
  // The end comes first: when both are due at the same time, it takes precedence over the renewal.
  return [...end, { at: periodOf(subscription).end, happen: () => renew(context, subscription) }];
}

function dueOfInvoice(context: Context, invoice: Invoice): Due[] {
  if (!invoice.auto_advance) return [];
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at != null)
    return [{ at: invoice.automatically_finalizes_at, happen: () => finalizeAndCollect(context, invoice) }];
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
    return [{ at: invoice.next_payment_attempt, happen: () => collect(context, invoice) }];
  return [];
}

/** The earliest scheduled action on a clock: the sandbox's own (null) or a test clock. */
export function nextDue(context: Context, testClock: string | null): Due | undefined {
  const isOnClock = (object: { test_clock: string | null }) => object.test_clock === testClock;
  const all = [
    ...context.store
      .all('subscription')
      .filter(isOnClock)
      .flatMap((one) => dueOfSubscription(context, one)),
    ...context.store
      .all('invoice')
      .filter(isOnClock)
      .flatMap((one) => dueOfInvoice(context, one)),
  ];
  return all.reduce<Due | undefined>((first, due) => (first && first.at <= due.at ? first : due), undefined);
}

/** Runs all actions due by `until` in order, each at its own time. Returns whether there were any. */
export function runDue(context: Context, testClock: string | null, until: number): boolean {
  let hasHappened = false;
  for (let due = nextDue(context, testClock); due && due.at <= until; due = nextDue(context, testClock)) {
    context.clock.at(due.at, due.happen);
    hasHappened = true;
  }
  return hasHappened;
}
