import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Config } from '../../../config/config.js';
import { Problem } from '../../../platform/problems/problem.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { ConvergenceService } from './convergence.service.js';
import { ProviderEventStore } from './provider-event.store.js';

/** How old a signature may be: whoever recorded an event cannot play it later. */
const TOLERANCE_S = 300;

/** The provider's events: kept once by their id, followed once. They only say where to look. */
@Injectable()
export class ProviderEventsService {
  constructor(
    private readonly config: Config,
    private readonly store: ProviderEventStore,
    private readonly convergence: ConvergenceService,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Takes an event in; when this is over it is kept, and will be followed.
   * @throws Problem 400 'bad-signature' unless the provider signed these very bytes a short while ago
   */
  async accept(body: Buffer | undefined, signature: string | undefined): Promise<void> {
    const { id, type, data } = this.verified(body, signature);
    const isNew = await this.store.add({ id, type, subscriptionId: subscriptionIdOf(data.object) });
    if (isNew) this.jobs.nudge('subscriptions', 'apply-event', { eventId: id });
  }

  /** Follows an event, unless that was done. */
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
