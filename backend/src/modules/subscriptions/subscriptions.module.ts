import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueModule } from '../../platform/jobs/queue.module.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { UsersModule } from '../users/users.module.js';
import { CheckoutService } from './checkout/checkout.service.js';
import { CustomerRemovalStore } from './sync/customer-removal.store.js';
import { CustomerRemovalsService } from './sync/customer-removals.service.js';
import { ConvergenceService } from './sync/convergence.service.js';
import { EntitlementsService } from './entitlements.service.js';
import { PremiumEmails } from './emails/premium-emails.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { PlansService } from './checkout/plans.service.js';
import { PremiumPrice } from './provider/premium-price.js';
import { ProviderEventStore } from './sync/provider-event.store.js';
import { ProviderEventsService } from './sync/provider-events.service.js';
import { ReconciliationService } from './sync/reconciliation.service.js';
import { StripeWebhookController } from './sync/stripe-webhook.controller.js';
import { SubscriptionEntity } from './state/subscription.entity.js';
import { SubscriptionStore } from './state/subscription.store.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { SubscriptionsProcessor } from './subscriptions.processor.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { subscriptionsPersonalData } from './personal-data.sql.js';

@Module({
  imports: [TypeOrmModule.forFeature([SubscriptionEntity]), QueueModule.of('subscriptions'), UsersModule],
  controllers: [SubscriptionsController, StripeWebhookController],
  providers: [
    CheckoutService,
    ConvergenceService,
    CustomerRemovalStore,
    CustomerRemovalsService,
    EntitlementsService,
    PaymentProvider,
    PlansService,
    PremiumEmails,
    PremiumPrice,
    ProviderEventStore,
    ProviderEventsService,
    ReconciliationService,
    SubscriptionStore,
    SubscriptionsProcessor,
    SubscriptionsService,
  ],
  exports: [EntitlementsService, SubscriptionsService],
})
export class SubscriptionsModule {
  constructor(personalData: PersonalData) {
    personalData.register(subscriptionsPersonalData);
  }
}
