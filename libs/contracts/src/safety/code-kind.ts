import type { SecondFactorCode } from '../choices.js';

const SIX_DIGITS = /^\s*(\d\s*){6}$/;

/** Which code somebody has typed: six digits, with spaces or without, come from an authenticator app. */
export const codeKindOf = (code: string): SecondFactorCode => (SIX_DIGITS.test(code) ? 'totp' : 'recovery');
