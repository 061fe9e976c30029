import { Injectable } from '@nestjs/common';
import type { PlanView } from '@wayfellow/contracts';
import { Config } from '../../config/config.js';

/** The price's identifier at the sandbox, which stands in where no provider is configured. */
const SANDBOX_PRICE_ID = 'price_wayfellow_premium';

/** What can be bought: Premium alone. */
@Injectable()
export class PlansService {
  constructor(private readonly config: Config) {}

  list(): PlanView[] {
    const priceId = this.config.stripe.priceId ?? SANDBOX_PRICE_ID;
    return [
      { key: 'premium', name: 'Premium Plan', price: 9.99, currency: 'usd', interval: 'month', priceId },
    ];
  }
}
