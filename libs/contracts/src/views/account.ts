import { findables } from '../choices.js';
import { type ViewOf, boolean, choice, integer, nullable, object, string, time } from './schema.js';

/** What only the account's owner sees of it, beside the profile. */
export const AccountView = object({
  /** Whether emails are known to arrive at the present address. */
  isConfirmed: boolean,
  /** When the password was last changed; null: never since the account was made. */
  passwordChangedAt: nullable(time),
  findable: choice(findables),
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
