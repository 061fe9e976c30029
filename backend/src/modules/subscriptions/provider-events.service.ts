import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Config } from '../../config/config.js';
import { PgPool } from '../../platform/database/pg-pool.js';
import { Problem } from '../../platform/problems/problem.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { ConvergenceService } from './convergence.service.js';

/** How old a signature may be: whoever recorded an event cannot play it later. */
const TOLERANCE_S = 300;

/** The provider's events: kept once by their id, followed once. They only say where to look. */
@Injectable()
export class ProviderEventsService {
  constructor(
    private readonly config: Config,
    private readonly pool: PgPool,
    private readonly convergence: ConvergenceService,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Takes an event in; when this is over it is kept, and will be followed.
   * @throws Problem 400 'bad-signature' unless the provider signed these very bytes a short while ago
   */
  async accept(body: Buffer | undefined, signature: string | undefined): Promise<void> {
    const { id, type, data } = this.verified(body, signature);
    const { rowCount } = await this.pool.query(
      'INSERT INTO provider_events (id, type, subscription_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [id, type, subscriptionIdOf(data.object) ?? null],
    );
    if (rowCount) this.jobs.nudge('subscriptions', 'apply-event', { eventId: id });
  }

  /** Follows an event, unless that was done. */
  async apply(eventId: string): Promise<void> {
    const { rows } = await this.pool.query<{ subscriptionId: string | null }>(
      'SELECT subscription_id AS "subscriptionId" FROM provider_events WHERE id = $1 AND applied_at IS NULL',
      [eventId],
    );
    const [event] = rows;
    if (!event) return;
    if (event.subscriptionId) await this.convergence.converge(event.subscriptionId);
    await this.pool.query(
      'UPDATE provider_events SET applied_at = now() WHERE id = $1 AND applied_at IS NULL',
      [eventId],
    );
  }

  /** Events that should have been followed by now. */
  async overdue(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT id FROM provider_events WHERE applied_at IS NULL AND received_at < now() - interval '1 minute'
       ORDER BY received_at LIMIT 1000`,
    );
    return rows.map(({ id }) => id);
  }

  /** The provider repeats an event for days, not for months. */
  async forgetOld(): Promise<void> {
    await this.pool.query(`DELETE FROM provider_events WHERE applied_at < now() - interval '60 days'`);
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
