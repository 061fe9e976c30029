import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { ConvergenceService } from './convergence.service.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { ProviderEventStore } from './provider-event.store.js';
import { ProviderEventsService } from './provider-events.service.js';
import { follows, isSame, stateOf } from '../state/subscription-state.js';
import { SubscriptionStore } from '../state/subscription.store.js';

const PAGE_SIZE = 100;
const CONCURRENCY = 10;

/** Compares all open subscriptions with the provider, so that a lost event does no lasting harm. */
@Injectable()
export class ReconciliationService {
  private readonly logger = new Logger(ReconciliationService.name);

  constructor(
    private readonly provider: PaymentProvider,
    private readonly convergence: ConvergenceService,
    private readonly events: ProviderEventsService,
    private readonly eventStore: ProviderEventStore,
    private readonly store: SubscriptionStore,
  ) {}

  /**
   * Lists the provider's subscriptions that have not ended, page by page, and converges those that differ from their
   * row; then those with an open row that the provider no longer lists. Also retries overdue events.
   * @throws Problem 502 when the provider does not answer
   */
  async reconcile(): Promise<void> {
    if (!this.provider.isConfigured) return;
    const listed = new Set<string>();
    for await (const page of this.pages()) {
      for (const { id } of page) listed.add(id);
      await this.eachOf(await this.differing(page), (id) => this.convergence.converge(id));
    }
    const unlisted = (await this.store.open()).filter((id) => !listed.has(id));
    await this.eachOf(unlisted, (id) => this.convergence.converge(id));
    await this.eachOf(await this.eventStore.overdue(), (id) => this.events.apply(id));
    await this.eventStore.forgetOld();
  }

  private async *pages(): AsyncGenerator<Stripe.Subscription[]> {
    let after: string | undefined;
    do {
      const from = after ? { starting_after: after } : {};
      const { data, has_more } = await this.provider.request((stripe) =>
        stripe.subscriptions.list({ limit: PAGE_SIZE, ...from }),
      );
      yield data;
      after = has_more ? data.at(-1)?.id : undefined;
    } while (after);
  }

  private async differing(page: readonly Stripe.Subscription[]): Promise<string[]> {
    const states = page.map(stateOf);
    const rows = await this.store.ofCustomers(states.map(({ customerId }) => customerId));
    const byCustomer = new Map(rows.map((row) => [row.customerId, row]));
    const isDifferent = (state: (typeof states)[number]) => {
      const row = byCustomer.get(state.customerId);
      return row !== undefined && !isSame(row, state) && follows(row, state);
    };
    return states.filter(isDifferent).map(({ subscriptionId }) => subscriptionId);
  }

  /** A failure does not stop the others; the next run tries again. */
  private async eachOf(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
    for (let from = 0; from < ids.length; from += CONCURRENCY) {
      const outcomes = await Promise.allSettled(ids.slice(from, from + CONCURRENCY).map(work));
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') this.logger.warn(`Not reconciled: ${outcome.reason}`);
      }
    }
  }
}
