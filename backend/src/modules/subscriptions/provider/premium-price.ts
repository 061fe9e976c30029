import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { PRODUCT_NAME } from '@wayfellow/contracts';
import type Stripe from 'stripe';
import { Config } from '../../../config/config.js';
import { Problem } from '../../../platform/problems/problem.js';
import { ReadyBodies } from '../../../platform/response-cache/ready-bodies.js';
import { PaymentProvider } from './payment-provider.js';
import { PREMIUM_LOOKUP_KEY, premiumCents, premiumPlan } from './premium-plan.js';

declare module '../../../platform/response-cache/ready-bodies.js' {
  interface ReadyTopics {
    /** What can be bought, and at which price. */
    plans: unknown;
  }
}

/** The provider's price of a Premium month: the one that STRIPE_PRICE_ID names, or one found or made by its lookup key. */
@Injectable()
export class PremiumPrice implements OnApplicationBootstrap {
  private readonly logger = new Logger(PremiumPrice.name);
  private found?: Promise<string>;
  /** As far as it is known now. */
  id: string;

  constructor(
    private readonly config: Config,
    private readonly provider: PaymentProvider,
    private readonly ready: ReadyBodies,
  ) {
    this.id = config.stripe.priceId ?? PREMIUM_LOOKUP_KEY;
  }

  onApplicationBootstrap(): void {
    if (this.provider.isThere) this.resolve().catch((error: Error) => this.logger.warn(wordsOf(error)));
  }

  /**
   * Its identifier at the provider, who is asked once.
   * @throws Problem 502 when the provider does not answer, or its price is another than people are told
   */
  resolve(): Promise<string> {
    this.found ??= this.ask().catch((error: unknown) => {
      this.found = undefined;
      throw error;
    });
    return this.found;
  }

  private async ask(): Promise<string> {
    const { priceId } = this.config.stripe;
    const price = await this.provider.ask(async (stripe) =>
      priceId ? stripe.prices.retrieve(priceId) : ((await findPrice(stripe)) ?? makePrice(stripe)),
    );
    if (!isAsTold(price)) {
      const cause = new Error(`${price.id} does not cost ${premiumPlan.price} dollars a month`);
      throw new Problem('provider-down', { cause });
    }
    this.id = price.id;
    // Each instance finds it for itself.
    this.ready.forget('plans');
    return price.id;
  }
}

const wordsOf = (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message);

const isAsTold = ({ unit_amount, currency, recurring }: Stripe.Price): boolean =>
  unit_amount === premiumCents &&
  currency === premiumPlan.currency &&
  recurring?.interval === premiumPlan.interval &&
  recurring.interval_count === 1;

const findPrice = async (stripe: Stripe): Promise<Stripe.Price | undefined> => {
  const { data } = await stripe.prices.list({ lookup_keys: [PREMIUM_LOOKUP_KEY], active: true, limit: 1 });
  return data[0];
};

// The keys let two instances that start at once make one product and one price.
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
