import { type SecondFactorCode, secondFactorCodes } from '../choices.js';
import { limits } from '../limits.js';
import type { Rule, TextRule } from './rule.js';

const BASE64URL = /^[\w-]+$/;
const TRANSPORTS = /^[a-z-]+(,[a-z-]+)*$/;

const codeText = 'Please type the whole code';

/** A part of what an authenticator answered, as the browser's WebAuthn calls give it. */
const passkeyPart = (max: number): TextRule => {
  const text = 'This is no answer of a passkey';
  const pattern = { accepts: (value: string) => BASE64URL.test(value), text };
  return { kind: 'text', text, max: { value: max, text }, pattern };
};

/** Which kind of code somebody typed: six digits, wherever there are spaces, are those of an authenticator app. */
export const codeKindOf = (code: string): SecondFactorCode =>
  /^[0-9]{6}$/.test(code.replaceAll(/\s/g, '')) ? 'totp' : 'recovery';

/** The rules of second factors: codes that are typed, and what passkeys answer. */
export const secondStepRules = {
  secondFactorKind: { kind: 'choice', values: secondFactorCodes, text: 'Kind must be totp or recovery' },
  secondFactorCode: {
    kind: 'text',
    trim: true,
    text: codeText,
    min: { value: limits.secondFactorCode.min, text: codeText },
    max: { value: limits.secondFactorCode.max, text: codeText },
  },
  passkeyId: passkeyPart(limits.passkeyId.max),
  passkeyPart: passkeyPart(limits.passkeyPart.max),
  /** Such as 'hybrid,internal'. */
  passkeyTransports: {
    kind: 'text',
    optional: true,
    text: 'Transports are written with commas',
    max: { value: 100, text: 'Transports are written with commas' },
    pattern: { accepts: (value) => TRANSPORTS.test(value), text: 'Transports are written with commas' },
  },
} as const satisfies Record<string, Rule>;
