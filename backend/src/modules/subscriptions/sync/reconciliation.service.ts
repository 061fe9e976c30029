import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { ConvergenceService } from './convergence.service.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { ProviderEventStore } from './provider-event.store.js';
import { ProviderEventsService } from './provider-events.service.js';
import { follows, isSame, stateOf } from '../state/subscription-state.js';
import { SubscriptionStore } from '../state/subscription.store.js';

const PAGE_SIZE = 100;
const AT_ONCE = 10;

/** Compares all that is open with the provider, so that nothing depends on an event that was lost. */
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
   * Reads the provider's living subscriptions page by page, and looks closer only where a row says something else; then
   * at those rows whose subscription the provider no longer lists.
   * @throws Problem 502 when the provider does not answer
   */
  async reconcile(): Promise<void> {
    if (!this.provider.isThere) return;
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
      const { data, has_more } = await this.provider.ask((stripe) =>
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
    const isNews = (state: (typeof states)[number]) => {
      const row = byCustomer.get(state.customerId);
      return row !== undefined && !isSame(row, state) && follows(row, state);
    };
    return states.filter(isNews).map(({ subscriptionId }) => subscriptionId);
  }

  /** One that fails does not keep the others from being looked at; the next time looks at it again. */
  private async eachOf(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const outcomes = await Promise.allSettled(ids.slice(from, from + AT_ONCE).map(work));
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') this.logger.warn(`Not reconciled: ${outcome.reason}`);
      }
    }
  }
}
