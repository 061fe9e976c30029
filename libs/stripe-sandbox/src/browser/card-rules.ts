import type { PaymentError } from './api.js';

/** The values of the card fields as typed, with separators. */
export interface CardText {
  number: string;
  expiry: string;
  cvc: string;
}

export type FieldName = keyof CardText;

const NUMBER_DIGITS = 16;
const CVC_DIGITS = 3;

export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** 4242424242424242 as 4242 4242 4242 4242. */
const spacedNumber = (text: string) =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');

/** 1234, 12/34 and 1/34 as 12 / 34. */
function spacedExpiry(text: string): string {
  const early = /^\s*([2-9])$|^\s*(\d)\s*\//.exec(text);
  const digits = digitsOf(early ? `0${text.trim()}` : text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Formats the text of each field. */
export const formatters: Record<FieldName, (text: string) => string> = {
  number: spacedNumber,
  expiry: spacedExpiry,
  cvc: (text) => digitsOf(text).slice(0, 4),
};

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

type UserError = readonly [code: string, message: string];

function numberError(text: string): UserError | undefined {
  const digits = digitsOf(text);
  if (digits.length < NUMBER_DIGITS) return ['incomplete_number', 'Your card number is incomplete.'];
  if (!hasCheckDigit(digits)) return ['invalid_number', 'Your card number is invalid.'];
  return undefined;
}

/** Month (1-12) and full year of the expiry field. */
export function expiryOf(text: string): { month: number; year: number } {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

function expiryError(text: string, today: Date): UserError | undefined {
  const { month, year } = expiryOf(text);
  const isWhole = digitsOf(text).length === 4 && month >= 1 && month <= 12;
  if (!isWhole) return ['incomplete_expiry', 'Your card’s expiration date is incomplete.'];
  if (year < today.getFullYear())
    return ['invalid_expiry_year_past', 'Your card’s expiration year is in the past.'];
  if (year === today.getFullYear() && month <= today.getMonth())
    return ['invalid_expiry_month_past', 'Your card’s expiration date is in the past.'];
  return undefined;
}

const cvcError = (text: string): UserError | undefined =>
  digitsOf(text).length < CVC_DIGITS
    ? ['incomplete_cvc', 'Your card’s security code is incomplete.']
    : undefined;

const validators: Record<FieldName, (text: string, today: Date) => UserError | undefined> = {
  number: numberError,
  expiry: expiryError,
  cvc: cvcError,
};

/** The validation error of a field, worded as Stripe does; undefined when valid. */
export function problemOf(field: FieldName, text: string, today = new Date()): PaymentError | undefined {
  const error = validators[field](text, today);
  return error && { type: 'validation_error', code: error[0], message: error[1] };
}
