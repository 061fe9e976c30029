import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module.js';
import { CheckoutService } from './checkout.service.js';
import { ConvergenceService } from './convergence.service.js';
import { EntitlementsService } from './entitlements.service.js';
import { LettersService } from './letters.service.js';
import { PaymentProvider } from './payment-provider.js';
import { PlansService } from './plans.service.js';
import { PremiumPrice } from './premium-price.js';
import { ProviderEventsService } from './provider-events.service.js';
import { ReconciliationService } from './reconciliation.service.js';
import { StripeWebhookController } from './stripe-webhook.controller.js';
import { SubscriptionEntity } from './subscription.entity.js';
import { SubscriptionStore } from './subscription.store.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { SubscriptionsProcessor } from './subscriptions.processor.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SubscriptionEntity]), UsersModule],
  controllers: [SubscriptionsController, StripeWebhookController],
  providers: [
    CheckoutService,
    ConvergenceService,
    EntitlementsService,
    LettersService,
    PaymentProvider,
    PlansService,
    PremiumPrice,
    ProviderEventsService,
    ReconciliationService,
    SubscriptionStore,
    SubscriptionsProcessor,
    SubscriptionsService,
  ],
  exports: [EntitlementsService],
})
export class SubscriptionsModule {}
