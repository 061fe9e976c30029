import type { JobHandlers } from '../../platform/jobs/jobs.js';
import { QueueWorker, WorksOn } from '../../platform/jobs/queue-worker.js';
import { ConvergenceService } from './sync/convergence.service.js';
import { CustomerRemovalsService } from './sync/customer-removals.service.js';
import { ProviderEventsService } from './sync/provider-events.service.js';
import { ReconciliationService } from './sync/reconciliation.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    subscriptions: {
      /** A stored event of the provider is to be applied. */
      'apply-event': { eventId: string };
      /** Something may have changed at the provider. */
      converge: { subscriptionId: string };
      /** The paid period of a canceled subscription is over. */
      'end-period': { subscriptionId: string };
      /** Time to compare everything with the provider. */
      reconcile: Record<string, never>;
      /** There may be customers to be deleted. */
      'remove-customers': Record<string, never>;
    };
  }
}

/** How often everything is compared with the provider. No lost event goes unnoticed for longer. */
export const RECONCILE_EVERY_MS = 5 * 60 * 1_000;
const REMOVE_EVERY_MS = 60 * 1_000;
const AT_ONCE = 5;

@WorksOn('subscriptions', { concurrency: AT_ONCE })
export class SubscriptionsProcessor extends QueueWorker<'subscriptions'> {
  readonly everyMs = { reconcile: RECONCILE_EVERY_MS, 'remove-customers': REMOVE_EVERY_MS };
  protected readonly handlers: JobHandlers<'subscriptions'>;

  constructor(
    convergence: ConvergenceService,
    events: ProviderEventsService,
    reconciliation: ReconciliationService,
    removals: CustomerRemovalsService,
  ) {
    super();
    this.handlers = {
      'apply-event': ({ eventId }) => events.apply(eventId),
      converge: ({ subscriptionId }) => convergence.converge(subscriptionId),
      'end-period': ({ subscriptionId }) => convergence.endPeriod(subscriptionId),
      reconcile: () => reconciliation.reconcile(),
      'remove-customers': () => removals.removeDue(),
    };
  }
}
