import { PRODUCT_NAME, codeKindOf } from '@wayfellow/contracts';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** A code may be half a minute early or late: phones' clocks differ, and people type slowly. */
const WINDOW = 1;
/** The length of the hash that makes the codes, as recommended (RFC 4226, section 4). */
const KEY_BYTES = 20;

const totpOf = (key: Uint8Array, label = ''): TOTP =>
  new TOTP({
    issuer: PRODUCT_NAME,
    label,
    secret: new Secret({ buffer: Uint8Array.from(key).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

/** A new key for an authenticator app. */
export const newKey = (): Uint8Array => new Secret({ size: KEY_BYTES }).bytes;

/** A key from its text, as people type it into an authenticator app. */
export const keyOf = (text: string): Uint8Array => Secret.fromBase32(text).bytes;

/** A key for an authenticator app: as text to type, and as a URI for a QR code. */
export const keyTexts = (key: Uint8Array, username: string): { secret: string; uri: string } => {
  const totp = totpOf(key, username);
  return { secret: totp.secret.base32, uri: totp.toString() };
};

/** The time step (RFC 6238: half minutes since 1970) of a code; undefined if the code is wrong at that time. */
export const stepOf = (key: Uint8Array, code: string, atMs: number): number | undefined => {
  // The library compares bytes, and throws on six characters of more than six bytes.
  if (codeKindOf(code) !== 'totp') return undefined;
  const digits = code.replaceAll(/\s/g, '');
  const delta = totpOf(key).validate({ token: digits, timestamp: atMs, window: WINDOW });
  return delta === null ? undefined : Math.floor(atMs / 1_000 / PERIOD_SECONDS) + delta;
};
