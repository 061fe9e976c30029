import { cardError } from '../shapes/api-error.js';
import { find } from '../calls/call.js';
import type { Params } from '../calls/params.js';
import { isPredefined, testCardOf } from '../billing/cards.js';
import type { Context } from '../billing/context.js';
import { newCardMethod } from '../shapes/payment-method.js';
import type { PaymentMethod } from '../shapes/stored.js';

/** The expiry of predefined cards: the month, and years from now. */
const READY_MADE_EXPIRY = { expMonth: 12, years: 5 };

const yearOf = (seconds: number) => new Date(seconds * 1000).getUTCFullYear();

function checkExpiry(month: number, year: number, now: number) {
  if (month < 1 || month > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", {
      param: 'exp_month',
    });
  const firstMomentAfter = Date.UTC(year, month, 1) / 1000;
  if (firstMomentAfter <= now || year > yearOf(now) + 50)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' });
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year);

function checkCode(code: string | undefined) {
  if (code !== undefined && !/^\d{3,4}$/.test(code))
    throw cardError('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' });
}

/**
 * Reads `type=card` and `card[…]` without storing anything: call the returned function once the whole request is
 * validated.
 * @throws ApiError 402 for an invalid number, date or code.
 */
export function readCard(context: Context, params: Params): () => PaymentMethod {
  params.oneOf('type', ['card']);
  params.oneOf('allow_redisplay', ['always', 'limited', 'unspecified']);
  const card = params.group('card');
  const billing = params.group('billing_details');
  const input = {
    card: testCardOf(card.required('number')),
    expMonth: card.whole('exp_month') ?? 0,
    expYear: fullYear(card.whole('exp_year') ?? 0),
    billing: { name: billing.text('name'), email: billing.text('email') },
    metadata: params.metadata(),
  };
  const now = context.clock.now();
  checkExpiry(input.expMonth, input.expYear, now);
  checkCode(card.text('cvc'));
  return () => context.add('payment_method', newCardMethod(input, now));
}

/** A payment method by its id; Stripe's predefined ids create a new one each time. */
export function cardFromReference(context: Context, id: string, param = 'payment_method'): PaymentMethod {
  if (!isPredefined(id)) return find(context, 'payment_method', id, param);
  const now = context.clock.now();
  const expYear = yearOf(now) + READY_MADE_EXPIRY.years;
  const method = newCardMethod({ card: testCardOf(id), expMonth: READY_MADE_EXPIRY.expMonth, expYear }, now);
  return context.add('payment_method', method);
}
