import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { Emails } from '../../../platform/emails/emails.service.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { PaymentProvider, ProviderRefusal } from '../provider/payment-provider.js';
import {
  type SubscriptionState,
  follows,
  isFinal,
  isPaid,
  isSame,
  stateOf,
} from '../state/subscription-state.js';
import {
  type PremiumEmail,
  type StoredSubscription,
  SubscriptionStore,
} from '../state/subscription.store.js';

/** A try fails only when a concurrent one has succeeded. */
const TRIES = 10;
const MS_PER_SECOND = 1_000;

/**
 * The only way in which a row gets the provider's state. The provider is queried after the row was read, and the result
 * is written only if the row has not changed since (optimistic locking): an older result never replaces a newer one,
 * and no lock is held during the request.
 */
@Injectable()
export class ConvergenceService {
  private readonly logger = new Logger(ConvergenceService.name);

  constructor(
    private readonly provider: PaymentProvider,
    private readonly store: SubscriptionStore,
    private readonly jobs: Jobs,
    private readonly emails: Emails,
  ) {}

  /**
   * Updates the row to a subscription's state and returns the subscription as the provider has it now; undefined if the
   * provider does not know it. A subscription of an unknown customer changes nothing.
   * @throws Problem 502 when the provider does not answer
   */
  async converge(subscriptionId: string): Promise<Stripe.Subscription | undefined> {
    let customerId: string | undefined;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const row = await this.store.ofProvider(subscriptionId, customerId);
      const subscription = await this.fetch(subscriptionId);
      if (!subscription) return undefined;
      const state = stateOf(subscription);
      if (row ? await this.follow(row, state, subscription) : customerId !== undefined) return subscription;
      // Only the provider knows the customer. Try again with it, as the row must be read before the state.
      customerId = state.customerId;
    }
    throw new Error(`${subscriptionId} changes too fast to be followed`);
  }

  /**
   * Converges when the paid period of a canceled subscription is over; the tier has changed by itself at that moment.
   * @throws if the provider has not ended it yet, so that the job is retried
   */
  async endPeriod(subscriptionId: string): Promise<void> {
    const subscription = await this.converge(subscriptionId);
    const state = subscription && stateOf(subscription);
    if (!state?.cancelAtPeriodEnd || !state.currentPeriodEnd) return;
    if (state.currentPeriodEnd.getTime() <= Date.now())
      throw new Error(`${subscriptionId} has not ended yet`);
  }

  private async fetch(id: string): Promise<Stripe.Subscription | undefined> {
    const expand = ['latest_invoice.confirmation_secret'];
    try {
      return await this.provider.request((stripe) => stripe.subscriptions.retrieve(id, { expand }));
    } catch (error) {
      if (!(error instanceof ProviderRefusal && error.isMissing)) throw error;
      // With the keys of another account all would be missing: the rows stay as they are.
      this.logger.warn(`The provider does not know ${id}`);
      return undefined;
    }
  }

  /** Returns false if the row has changed meanwhile. */
  private async follow(
    row: StoredSubscription,
    state: SubscriptionState,
    subscription: Stripe.Subscription,
  ): Promise<boolean> {
    if (isSame(row, state) || !follows(row, state)) return true;
    const email = emailFor(state);
    const isPaymentConfirmed = isInvoicePaid(subscription.latest_invoice);
    if (!(await this.store.follow(row, state, email, isPaymentConfirmed))) return false;
    this.logger.log(`${state.subscriptionId} of user ${row.userId}: ${row.status} → ${state.status}`);
    if (email) this.emails.wakeWorker();
    this.scheduleEndCheck(state);
    return true;
  }

  private scheduleEndCheck({
    subscriptionId,
    cancelAtPeriodEnd,
    currentPeriodEnd: at,
  }: SubscriptionState): void {
    if (!cancelAtPeriodEnd || !at) return;
    // Canceling, resuming and canceling again gives the same end and job id: one check is enough.
    const id = `end-${subscriptionId}-${at.getTime() / MS_PER_SECOND}`;
    this.jobs.add('subscriptions', 'end-period', { subscriptionId }, { id, at });
  }
}

const emailFor = ({ status }: SubscriptionState): PremiumEmail | undefined => {
  if (isPaid(status)) return 'confirmation';
  return isFinal(status) ? 'farewell' : undefined;
};

const isInvoicePaid = (invoice: Stripe.Subscription['latest_invoice']): boolean =>
  typeof invoice === 'object' && invoice?.status === 'paid';
