import type Stripe from 'stripe';

type Plain = string | number | boolean | null | undefined;

/**
 * A Stripe object as stored by the sandbox and sent over the wire: references are ids (never expanded), decimals are
 * strings.
 */
type Stored<T> = T extends Plain
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Item)[]
      ? (string extends Item ? Extract<Item, Plain> : Stored<Item>)[]
      : T extends object
        ? { [Key in keyof T]: string extends T[Key] ? Extract<T[Key], Plain> : Stored<T[Key]> }
        : T;

export type Product = Stored<Stripe.Product>;
export type Price = Stored<Stripe.Price>;
export type Plan = Stored<Stripe.Plan>;
export type Customer = Stored<Stripe.Customer>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type Subscription = Stored<Stripe.Subscription>;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;
export type Invoice = Stored<Stripe.Invoice>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type InvoicePayment = Stored<Stripe.InvoicePayment>;
export type WebhookEndpoint = Stored<Stripe.WebhookEndpoint>;
export type TestClock = Stored<Stripe.TestHelpers.TestClock>;

/** An event of the sandbox, with a snapshot of the object. Stripe's own type is a union of hundreds. */
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: StoredObject; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** The stored object types, by Stripe's name of the object. */
export interface Objects {
  product: Product;
  price: Price;
  customer: Customer;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  event: StripeEvent;
  webhook_endpoint: WebhookEndpoint;
  'test_helpers.test_clock': TestClock;
}

export type Kind = keyof Objects;
export type StoredObject = Objects[Exclude<Kind, 'event'>];
