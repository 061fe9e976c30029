import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EntitlementsService } from './entitlements.service.js';
import { PlansService } from './plans.service.js';
import { SubscriptionEntity } from './subscription.entity.js';
import { SubscriptionsController } from './subscriptions.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([SubscriptionEntity])],
  controllers: [SubscriptionsController],
  providers: [EntitlementsService, PlansService],
  exports: [EntitlementsService],
})
export class SubscriptionsModule {}
