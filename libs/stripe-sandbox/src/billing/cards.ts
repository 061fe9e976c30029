import { cardError, type ApiError } from '../shapes/api-error.js';
import type { Behavior, TestCard } from '../shapes/payment-method.js';

/** Stripe's published test numbers (https://docs.stripe.com/testing); no other number is accepted. */
const behaviors: Record<string, Behavior> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000127': 'incorrect_cvc',
  '4000002500003155': 'authenticates_once',
  '4000002760003184': 'authenticates_always',
  '4000000000000341': 'fails_at_renewal',
};

/** The card numbers of Stripe's predefined test payment methods. */
const predefined: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_chargeCustomerFail: '4000000000000341',
};

export const isPredefined = (id: string) => Object.hasOwn(predefined, id);

/**
 * The test card of a number, or of a predefined payment method's id.
 * @throws ApiError 402 for an invalid number, and for any number that is not a published test card.
 */
export function testCardOf(numberOrId: string): TestCard {
  const digits = predefined[numberOrId] ?? numberOrId.replace(/[\s-]/g, '');
  const behavior = Object.hasOwn(behaviors, digits) ? behaviors[digits] : undefined;
  if (!behavior) throw refusedNumber(digits);
  return { brand: 'visa', last4: digits.slice(-4), behavior };
}

const refusedNumber = (digits: string) =>
  isCardNumber(digits)
    ? cardError(
        'card_declined',
        'Your card was declined. Your request was in test mode, but used a non test card.',
        {
          decline_code: 'test_mode_live_card',
        },
      )
    : cardError('incorrect_number', 'Your card number is incorrect.', { param: 'number' });

const isCardNumber = (digits: string) => /^\d{12,19}$/.test(digits) && luhnSum(digits) % 10 === 0;

/** The Luhn checksum (ISO/IEC 7812): every second digit from the right counts double. */
const luhnSum = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

const declines: Partial<Record<Behavior, () => ApiError>> = {
  declined: () => cardError('card_declined', 'Your card was declined.', { decline_code: 'generic_decline' }),
  insufficient_funds: () =>
    cardError('card_declined', 'Your card has insufficient funds.', { decline_code: 'insufficient_funds' }),
  incorrect_cvc: () =>
    cardError('incorrect_cvc', "Your card's security code is incorrect.", { param: 'cvc' }),
};

/** The error of a card that cannot even be attached to a customer, or undefined. */
export const refusalOf = (behavior: Behavior) => declines[behavior]?.();

export type Outcome = 'succeeds' | 'needs_authentication' | ApiError;

/** What happens when a card is charged, with the payer present or not, attached to a customer (`isAttached`) or not. */
export function outcomeOf(
  behavior: Behavior,
  situation: { offSession: boolean; isAttached: boolean },
): Outcome {
  const refusal = refusalOf(behavior);
  if (refusal) return refusal;
  if (behavior === 'fails_at_renewal' && situation.isAttached)
    return cardError('card_declined', 'Your card was declined.', { decline_code: 'generic_decline' });
  if (behavior === 'authenticates_always') return 'needs_authentication';
  if (behavior === 'authenticates_once' && !situation.offSession) return 'needs_authentication';
  return 'succeeds';
}
