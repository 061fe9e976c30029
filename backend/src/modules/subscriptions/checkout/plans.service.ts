import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PlanView, endpoints } from '@wayfellow/contracts';
import { Problem } from '../../../platform/problems/problem.js';
import { ResponseCache } from '../../../platform/response-cache/response-cache.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { PREMIUM_LOOKUP_KEY, premiumPlan } from '../provider/premium-plan.js';
import { PremiumPrice } from '../provider/premium-price.js';

/** The plans on sale: only Premium. */
@Injectable()
export class PlansService implements OnModuleInit {
  constructor(
    private readonly price: PremiumPrice,
    private readonly provider: PaymentProvider,
    private readonly cache: ResponseCache,
  ) {}

  onModuleInit(): void {
    this.cache.register({
      path: endpoints.subscriptions.plans.path,
      topics: ['plans'],
      load: async () => ({ page: this.list(), next: undefined }),
    });
  }

  /** Never waits for the provider: plans are shown while it is down, too. */
  list(): PlanView[] {
    return [{ ...premiumPlan, priceId: this.price.id, isForSale: this.provider.isConfigured }];
  }

  /**
   * The provider's price of a plan that somebody wants to buy.
   * @throws Problem 400 'unknown-plan' for anything that is not on sale, 502 when the provider does not answer
   */
  async priceOf(planId: string): Promise<string> {
    const isNamed = planId === PREMIUM_LOOKUP_KEY || planId === this.price.id;
    const price = await this.price.resolve();
    if (!isNamed && planId !== price) throw new Problem('unknown-plan');
    return price;
  }
}
