import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PlanView, type SubscriptionStatusView, endpoints } from '@wayfellow/contracts';
import { CurrentUserId } from '../../platform/http/current-user.js';
import { Route } from '../../platform/http/route.js';
import { EntitlementsService } from './entitlements.service.js';
import { PlansService } from './plans.service.js';

@ApiTags('subscriptions')
@Controller()
export class SubscriptionsController {
  constructor(
    private readonly entitlements: EntitlementsService,
    private readonly plansOnSale: PlansService,
  ) {}

  @Route(endpoints.subscriptions.plans)
  plans(): PlanView[] {
    return this.plansOnSale.list();
  }

  @Route(endpoints.subscriptions.status)
  status(@CurrentUserId() userId: number): Promise<SubscriptionStatusView> {
    return this.entitlements.statusOf(userId);
  }
}
