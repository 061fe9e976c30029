import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Config } from '../../../config/config.js';
import { Problem } from '../../../platform/problems/problem.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { ConvergenceService } from './convergence.service.js';
import { ProviderEventStore } from './provider-event.store.js';

/** The maximum age of a signature, against replay of recorded events. */
const TOLERANCE_S = 300;

/** The provider's events: each is stored once and applied once. They only say which subscription to converge. */
@Injectable()
export class ProviderEventsService {
  constructor(
    private readonly config: Config,
    private readonly store: ProviderEventStore,
    private readonly convergence: ConvergenceService,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Stores an event; once this resolves, the event will be applied.
   * @throws Problem 400 'bad-signature' unless the provider has recently signed exactly these bytes
   */
  async accept(body: Buffer | undefined, signature: string | undefined): Promise<void> {
    const { id, type, data } = this.verified(body, signature);
    const isNew = await this.store.add({ id, type, subscriptionId: subscriptionIdOf(data.object) });
    if (isNew) this.jobs.add('subscriptions', 'apply-event', { eventId: id });
  }

  /** Applies an event, unless that was done before. */
  async apply(eventId: string): Promise<void> {
    const event = await this.store.findWaiting(eventId);
    if (!event) return;
    if (event.subscriptionId) await this.convergence.converge(event.subscriptionId);
    await this.store.markApplied(eventId);
  }

  private verified(body: Buffer | undefined, signature: string | undefined): Stripe.Event {
    const { webhookSecret } = this.config.stripe;
    if (!webhookSecret || !body || !signature) throw new Problem('bad-signature');
    try {
      return Stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S);
    } catch (cause) {
      throw new Problem('bad-signature', { cause });
    }
  }
}

const idOf = (object: string | { id: string } | null | undefined): string | undefined =>
  typeof object === 'string' ? object : object?.id;

/** The subscription that an event is about, if it is about one. */
const subscriptionIdOf = (object: Stripe.Event.Data.Object): string | undefined => {
  const { object: kind } = object as { object?: string };
  if (kind === 'subscription') return (object as Stripe.Subscription).id;
  if (kind === 'invoice') return idOf((object as Stripe.Invoice).parent?.subscription_details?.subscription);
  return undefined;
};
