import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import Stripe from 'stripe';
import { Config, type StripeConfig } from '../../../config/config.js';
import { Problem } from '../../../platform/problems/problem.js';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const NOT_SET_UP =
  'No payment provider is set up: nobody can buy Premium. Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.';

/** The provider refused a request: something does not exist, or is not in the required state. */
export class ProviderRefusal extends Problem {
  constructor(
    /** The provider's own code, such as 'resource_missing'. */
    readonly reason: string | undefined,
    /** The field of the request that it is about, such as 'customer'. */
    readonly field: string | undefined,
    cause: Error,
  ) {
    super('provider-down', { cause });
  }

  get isMissing(): boolean {
    return this.reason === 'resource_missing';
  }
}

/** The payment provider, or the sandbox in its place: the code for both is the same. */
@Injectable()
export class PaymentProvider implements OnApplicationBootstrap {
  private readonly stripe?: Stripe;

  constructor({ stripe }: Config) {
    if (stripe.secretKey)
      this.stripe = new Stripe(stripe.secretKey, { ...endpointOptions(stripe), ...clientOptions });
  }

  onApplicationBootstrap(): void {
    if (!this.isConfigured) new Logger(PaymentProvider.name).warn(NOT_SET_UP);
  }

  /** Whether a provider is configured. */
  get isConfigured(): boolean {
    return this.stripe !== undefined;
  }

  /**
   * Sends a request to the provider.
   * @throws ProviderRefusal when it refused, Problem 502 'provider-down' when it did not answer, 503
   * 'payments-not-set-up' when none is configured
   */
  async request<Answer>(send: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    if (!this.stripe) throw new Problem('payments-not-set-up');
    return send(this.stripe).catch(refuse);
  }
}

const clientOptions = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false } as const;

const endpointOptions = ({ apiUrl }: StripeConfig) => {
  if (!apiUrl) return {};
  const { hostname, port } = new URL(apiUrl);
  return { host: hostname, port, protocol: 'http' } as const;
};

/**
 * The provider's errors contain whole objects, with client secrets among them: only the message is passed on and
 * logged.
 */
const refuse = (error: unknown): never => {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { type, message, code, param, requestId } = error;
  const cause = new Error(`${type}: ${message}${requestId ? ` (${requestId})` : ''}`);
  if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new ProviderRefusal(code, param, cause);
  throw new Problem('provider-down', { cause });
};
