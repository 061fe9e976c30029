import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ClientSecretView,
  type PlanView,
  type SubscriptionStatusView,
  endpoints,
} from '@wayfellow/contracts';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Route } from '../../platform/http/route.js';
import { PlansService } from './checkout/plans.service.js';
import { SubscribeDto } from './subscriptions.dto.js';
import { SubscriptionsService } from './subscriptions.service.js';

@ApiTags('subscriptions')
@Controller()
export class SubscriptionsController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly plansOnSale: PlansService,
  ) {}

  @Route(endpoints.subscriptions.plans)
  plans(): PlanView[] {
    return this.plansOnSale.list();
  }

  @Route(endpoints.subscriptions.status)
  status(@CurrentUserId() userId: number): Promise<SubscriptionStatusView> {
    return this.subscriptions.status(userId);
  }

  @Route(endpoints.subscriptions.create)
  create(@CurrentUserId() userId: number, @Body() { planId }: SubscribeDto): Promise<ClientSecretView> {
    return this.subscriptions.subscribe(userId, planId);
  }

  @Route(endpoints.subscriptions.cancel)
  cancel(@CurrentUserId() userId: number): Promise<SubscriptionStatusView> {
    return this.subscriptions.cancel(userId);
  }
}
