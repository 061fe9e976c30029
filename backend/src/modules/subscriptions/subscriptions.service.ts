import { Injectable, Logger } from '@nestjs/common';
import type { ClientSecretView, SubscriptionStatusView } from '@wayfellow/contracts';
import { Problem } from '../../platform/problems/problem.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { ConvergenceService } from './sync/convergence.service.js';
import { EntitlementsService } from './entitlements.service.js';
import { PaymentProvider, ProviderRefusal } from './provider/payment-provider.js';
import { PlansService } from './checkout/plans.service.js';
import { isFinal } from './state/subscription-state.js';
import { SubscriptionStore } from './state/subscription.store.js';
import { toSubscriptionStatusView } from './state/subscription.view.js';

const CHECK_EVERY_MS = 5_000;

/** A user's own subscription: begun, shown and canceled. */
@Injectable()
export class SubscriptionsService {
  private readonly logger = new Logger(SubscriptionsService.name);

  constructor(
    private readonly plans: PlansService,
    private readonly checkout: CheckoutService,
    private readonly convergence: ConvergenceService,
    private readonly entitlements: EntitlementsService,
    private readonly provider: PaymentProvider,
    private readonly store: SubscriptionStore,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Begins a subscription, or resumes the one that awaits its first payment, and returns what the card form needs.
   * @throws Problem 400 'unknown-plan', 409 'already-subscribed', 502 when the provider does not answer
   */
  async subscribe(userId: number, planId: string): Promise<ClientSecretView> {
    return this.checkout.open(userId, await this.plans.priceOf(planId));
  }

  /** While a payment is unfinished, also queries the provider in the background: its event may be late, or lost. */
  async status(userId: number): Promise<SubscriptionStatusView> {
    const row = await this.store.ofUser(userId);
    if (row?.status === 'incomplete' && row.subscriptionId) this.checkProvider(row.subscriptionId);
    return toSubscriptionStatusView(row ?? null);
  }

  /**
   * Cancels the subscription at the end of the paid period. Idempotent.
   * @throws Problem 409 'no-subscription', 502 when the provider does not answer
   */
  async cancel(userId: number): Promise<SubscriptionStatusView> {
    const row = await this.store.ofUser(userId);
    if (!row?.isPremium || !row.subscriptionId) throw new Problem('no-subscription');
    if (!row.cancelAtPeriodEnd) await this.cancelAtProvider(row.subscriptionId);
    return this.entitlements.statusOf(userId);
  }

  /**
   * Ends the subscription at the provider at once, without another charge, whatever was paid. Idempotent.
   * @throws Problem 502 when the provider does not answer
   */
  async endNow(userId: number): Promise<void> {
    const row = await this.store.ofUser(userId);
    if (!row?.subscriptionId || isFinal(row.status)) return;
    const { subscriptionId } = row;
    // It may have ended already.
    await this.provider.request((stripe) => stripe.subscriptions.cancel(subscriptionId)).catch(onlyRefusal);
    await this.convergence.converge(subscriptionId);
  }

  /** Cancels the subscriptions of these users at the end of what they paid for. One that fails is logged: call it again. */
  async endRenewals(userIds: readonly number[]): Promise<void> {
    for (const id of await this.store.renewing(userIds))
      await this.cancelAtProvider(id).catch(({ message, cause }: Error) =>
        this.logger.warn(`${id} was not canceled: ${cause instanceof Error ? cause.message : message}`),
      );
  }

  private async cancelAtProvider(subscriptionId: string): Promise<void> {
    const end = { cancel_at_period_end: true };
    const refusal = await this.provider
      .request((stripe) => stripe.subscriptions.update(subscriptionId, end))
      .then(() => undefined, onlyRefusal);
    const subscription = await this.convergence.converge(subscriptionId);
    // The provider has ended it in the meantime.
    if (refusal && subscription?.ended_at) throw new Problem('no-subscription', { cause: refusal });
    if (refusal) throw refusal;
  }

  private checkProvider(subscriptionId: string): void {
    const id = `look-${subscriptionId}-${Math.floor(Date.now() / CHECK_EVERY_MS)}`;
    this.jobs.add('subscriptions', 'converge', { subscriptionId }, { id });
  }
}

const onlyRefusal = (error: unknown): ProviderRefusal => {
  if (error instanceof ProviderRefusal) return error;
  throw error;
};
