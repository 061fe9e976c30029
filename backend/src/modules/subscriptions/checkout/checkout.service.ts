import { Injectable } from '@nestjs/common';
import type { ClientSecretView } from '@wayfellow/contracts';
import type Stripe from 'stripe';
import { Problem } from '../../../platform/problems/problem.js';
import { UsersService } from '../../users/users.service.js';
import { ConvergenceService } from '../sync/convergence.service.js';
import { PaymentProvider, ProviderRefusal } from '../provider/payment-provider.js';
import { isFinal, isPaid } from '../state/subscription-state.js';
import { type StoredSubscription, SubscriptionStore } from '../state/subscription.store.js';

/**
 * Opens a checkout: a subscription that awaits its first payment. A user gets only one, however many requests run in
 * parallel: within an instance they share one promise, across instances one idempotency key.
 */
@Injectable()
export class CheckoutService {
  private readonly opening = new Map<number, Promise<ClientSecretView>>();

  constructor(
    private readonly provider: PaymentProvider,
    private readonly convergence: ConvergenceService,
    private readonly store: SubscriptionStore,
    private readonly users: UsersService,
  ) {}

  /** @throws Problem 409 'already-subscribed', 502 when the provider does not answer */
  open(userId: number, priceId: string): Promise<ClientSecretView> {
    const running = this.opening.get(userId);
    if (running) return running;
    const opening = this.openFor(userId, priceId).finally(() => this.opening.delete(userId));
    this.opening.set(userId, opening);
    return opening;
  }

  private async openFor(userId: number, priceId: string): Promise<ClientSecretView> {
    const row = await this.store.findOrCreate(userId);
    if (row.isPremium) throw new Problem('already-subscribed');
    const present = row.subscriptionId ? await this.convergence.converge(row.subscriptionId) : undefined;
    const open = present && !isFinal(present.status) ? present : await this.start(row, priceId);
    const clientSecret = isPaid(open.status) ? undefined : secretOf(open);
    if (!clientSecret) throw new Problem('already-subscribed');
    return { clientSecret };
  }

  private async start(row: StoredSubscription, priceId: string): Promise<Stripe.Subscription> {
    const customer = row.customerId ?? (await this.newCustomer(row.userId));
    const created = await this.create(row, customer, priceId).catch(async (error: unknown) => {
      if (!(error instanceof ProviderRefusal && error.isMissing && error.field === 'customer')) throw error;
      await this.store.forgetCustomer(row.userId, customer);
      return this.create(row, await this.newCustomer(row.userId), priceId);
    });
    // The answer to a repeated idempotency key shows the subscription as it was when it was created.
    return (await this.convergence.converge(created.id)) ?? created;
  }

  /**
   * The idempotency key names the previous subscription: a concurrent request, or a retry after a crash, gets the same
   * new one.
   */
  private create(
    { userId, subscriptionId }: StoredSubscription,
    customer: string,
    price: string,
  ): Promise<Stripe.Subscription> {
    const idempotencyKey = `${customer}-after-${subscriptionId ?? 'none'}-at-${price}`;
    return this.provider.request((stripe) =>
      stripe.subscriptions.create(
        {
          customer,
          items: [{ price }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { userId },
        },
        { idempotencyKey },
      ),
    );
  }

  private async newCustomer(userId: number): Promise<string> {
    const user = await this.users.sessionUser(userId);
    const { id } = await this.provider.request((stripe) =>
      stripe.customers.create({ email: user?.email, name: user?.name, metadata: { userId } }),
    );
    return this.store.saveCustomerId(userId, id);
  }
}

const secretOf = ({ latest_invoice: invoice }: Stripe.Subscription): string | undefined =>
  typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
