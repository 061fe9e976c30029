import { Injectable, Logger } from '@nestjs/common';
import { PaymentProvider, ProviderRefusal } from '../provider/payment-provider.js';
import { Outboxes } from '../../../platform/jobs/outboxes.js';
import { CustomerRemovalStore } from './customer-removal.store.js';

/** Deletes customers of erased accounts, and spare ones, at the provider, with their cards and subscriptions. Invoices stay there. */
@Injectable()
export class CustomerRemovalsService {
  private readonly logger = new Logger(CustomerRemovalsService.name);

  constructor(
    private readonly provider: PaymentProvider,
    private readonly store: CustomerRemovalStore,
    private readonly outboxes: Outboxes,
  ) {}

  /** One that fails is tried again later. */
  async removeDue(): Promise<void> {
    if (!this.provider.isConfigured) return;
    await this.outboxes.workOff(
      'customer_removals',
      () => this.store.claim(),
      (customerId) => this.remove(customerId),
      (error) => this.logger.warn(messageOf(error)),
    );
  }

  private async remove(customerId: string): Promise<boolean> {
    await this.provider.request((stripe) => stripe.customers.del(customerId)).catch(ignoreMissing);
    await this.store.done(customerId);
    return true;
  }
}

/** A worker that ended before it could say so has deleted it. */
const ignoreMissing = (error: unknown): void => {
  if (!(error instanceof ProviderRefusal && error.isMissing)) throw error;
};

const messageOf = ({ cause, message }: Error) => (cause instanceof Error ? cause.message : message);
