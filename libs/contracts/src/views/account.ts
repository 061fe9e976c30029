import { findables } from '../choices.js';
import { type ViewOf, boolean, choice, integer, list, nullable, object, string, time } from './schema.js';

/** What only the account's owner sees of it, beside the profile. */
export const AccountView = object({
  /** Whether emails are known to arrive at the present address. */
  isConfirmed: boolean,
  /** When the password was last changed; null: never since the account was made. */
  passwordChangedAt: nullable(time),
  findable: choice(findables),
  /** Whether signing in takes a code beside the password. */
  hasSecondStep: boolean,
  /** How many recovery codes were not used yet. */
  recoveryCodesLeft: integer,
});
export type AccountView = ViewOf<typeof AccountView>;

/** A browser that the user is signed in with. */
export const SignInView = object({
  id: integer,
  /** Such as 'Firefox on Linux'. */
  device: string,
  since: time,
  /** When it was last used, to the hour. */
  seenAt: time,
  /** Whether it is the one that asks. */
  isCurrent: boolean,
});
export type SignInView = ViewOf<typeof SignInView>;

/** What an authenticator app is given. */
export const SecondStepKeyView = object({
  /** In letters and digits, to be typed. */
  secret: string,
  /** The same as an address that apps open and read from a QR code. */
  uri: string,
});
export type SecondStepKeyView = ViewOf<typeof SecondStepKeyView>;

/** Told once, when they are made. Each opens the account once in place of the phone. */
export const RecoveryCodesView = object({ recoveryCodes: list(string) });
export type RecoveryCodesView = ViewOf<typeof RecoveryCodesView>;
