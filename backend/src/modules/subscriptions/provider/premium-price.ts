import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import type Stripe from 'stripe';
import { Config } from '../../../config/config.js';
import { Problem } from '../../../platform/problems/problem.js';
import { ResponseCache } from '../../../platform/response-cache/response-cache.js';
import { PaymentProvider } from './payment-provider.js';
import { PREMIUM_LOOKUP_KEY, premiumCents, premiumPlan } from './premium-plan.js';

declare module '../../../platform/response-cache/response-cache.js' {
  interface CacheTopics {
    /** The plans on sale and their prices. */
    plans: unknown;
  }
}

/**
 * The provider's price of a month of Premium: the one in STRIPE_PRICE_ID, or one found or created by its lookup key.
 */
@Injectable()
export class PremiumPrice implements OnApplicationBootstrap {
  private readonly logger = new Logger(PremiumPrice.name);
  private found?: Promise<string>;
  /** The lookup key, until the provider's id is known. */
  id: string;

  constructor(
    private readonly config: Config,
    private readonly provider: PaymentProvider,
    private readonly cache: ResponseCache,
  ) {
    this.id = config.stripe.priceId ?? PREMIUM_LOOKUP_KEY;
  }

  onApplicationBootstrap(): void {
    if (this.provider.isConfigured)
      this.resolve().catch((error: Error) => this.logger.warn(messageOf(error)));
  }

  /**
   * The price's id at the provider, requested once.
   * @throws Problem 502 when the provider does not answer, or its price differs from the advertised one
   */
  resolve(): Promise<string> {
    this.found ??= this.findOrCreate().catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  private async findOrCreate(): Promise<string> {
    const { priceId } = this.config.stripe;
    const price = await this.provider.request(async (stripe) =>
      priceId ? stripe.prices.retrieve(priceId) : ((await findPrice(stripe)) ?? makePrice(stripe)),
    );
    if (!isAsAdvertised(price)) {
      const cause = new Error(`${price.id} does not cost ${premiumPlan.price} dollars a month`);
      throw new Problem('provider-down', { cause });
    }
    this.id = price.id;
    // On this instance only: each resolves the price by itself.
    this.cache.drop('plans');
    return price.id;
  }
}

const messageOf = (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message);

const isAsAdvertised = ({ unit_amount, currency, recurring }: Stripe.Price): boolean =>
  unit_amount === premiumCents &&
  currency === premiumPlan.currency &&
  recurring?.interval === premiumPlan.interval &&
  recurring.interval_count === 1;

const findPrice = async (stripe: Stripe): Promise<Stripe.Price | undefined> => {
  const { data } = await stripe.prices.list({ lookup_keys: [PREMIUM_LOOKUP_KEY], active: true, limit: 1 });
  return data[0];
};

// The idempotency keys let two instances that start at once create one product and one price.
const makePrice = async (stripe: Stripe): Promise<Stripe.Price> => {
  const product = await stripe.products.create(
    { name: `${PRODUCT_NAME} Premium` },
    { idempotencyKey: `${PREMIUM_LOOKUP_KEY}-product` },
  );
  return stripe.prices.create(
    {
      product: product.id,
      lookup_key: PREMIUM_LOOKUP_KEY,
      unit_amount: premiumCents,
      currency: premiumPlan.currency,
      recurring: { interval: premiumPlan.interval },
    },
    { idempotencyKey: `${PREMIUM_LOOKUP_KEY}-price-of-${product.id}` },
  );
};
