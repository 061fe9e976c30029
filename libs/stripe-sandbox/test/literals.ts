type Json = string | number | boolean | null | Json[] | Captured;

/** An object of an answer, as it came. */
export interface Captured {
  [name: string]: Json;
}

/** The SDK's type of every object the sandbox answers, by the object's own name. */
const typeNames: Record<string, string> = {
  product: 'Stripe.Product',
  price: 'Stripe.Price',
  customer: 'Stripe.Customer',
  payment_method: 'Stripe.PaymentMethod',
  payment_intent: 'Stripe.PaymentIntent',
  subscription: 'Stripe.Subscription',
  invoice: 'Stripe.Invoice',
  invoice_payment: 'Stripe.InvoicePayment',
  event: 'Stripe.Event',
  webhook_endpoint: 'Stripe.WebhookEndpoint',
  'test_helpers.test_clock': 'Stripe.TestHelpers.TestClock',
};

/** What the SDK makes of a decimal's text before a program sees it. */
const decimal = (text: Json) => (text === null ? 'null' : `Decimal.from(${JSON.stringify(text)})`);

/** JSON as a TypeScript literal, with decimals as the SDK hands them over. */
function literalOf(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  const fields = Object.entries(value).map(
    ([name, inner]) =>
      `${JSON.stringify(name)}: ${name.endsWith('_decimal') ? decimal(inner) : literalOf(inner)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

const typeOf = (object: Captured): string => {
  const name = String(object.object);
  if (name !== 'list') return typeNames[name] ?? 'never';
  const [first] = object.data as Captured[];
  return `Stripe.ApiList<${first ? (typeNames[String(first.object)] ?? 'never') : 'unknown'}>`;
};

/** A file in which every captured object has to satisfy its type: too little and too much are both errors. */
export const fileOf = (captured: Captured[]) =>
  [
    "import Stripe from 'stripe';",
    'const { Decimal } = Stripe;',
    ...captured.map((object) => `void (${literalOf(object)} satisfies ${typeOf(object)});`),
  ].join('\n');
