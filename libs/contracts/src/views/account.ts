import { exportStates, findables, passkeyTransports, secondFactors } from '../choices.js';
import {
  type ViewOf,
  boolean,
  choice,
  integer,
  list,
  nullable,
  object,
  optional,
  string,
  time,
} from './schema.js';

/** What only the account's owner sees, besides the profile. */
export const AccountView = object({
  /** Whether the current email address is confirmed. */
  isConfirmed: boolean,
  /** When the password was last changed; null if never. */
  passwordChangedAt: nullable(time),
  findable: choice(findables),
  /** Whether pictures on other websites are loaded for this user; where not, initials are shown. */
  showsForeignPictures: optional(boolean),
  /** Whether signing in takes a second factor besides the password. */
  hasSecondStep: boolean,
  /** The second factors that it takes; none while the second step is off. */
  factors: optional(list(choice(secondFactors))),
  /** The origin at which passkeys work; missing where there is none. */
  passkeyOrigin: optional(string),
  /** Number of unused recovery codes. */
  recoveryCodesLeft: integer,
});
export type AccountView = ViewOf<typeof AccountView>;

/** Whose password a link changes. */
export const ResetLinkView = object({
  username: string,
  /** Whether signing in with the new password still takes a code. */
  hasSecondStep: boolean,
});
export type ResetLinkView = ViewOf<typeof ResetLinkView>;

/** A session of the user, in one browser. */
export const SessionView = object({
  id: integer,
  /** For example 'Firefox on Linux'. */
  device: string,
  since: time,
  /** When it was last used, to the hour. */
  seenAt: time,
  /** Whether it is the session of this request. */
  isCurrent: boolean,
});
export type SessionView = ViewOf<typeof SessionView>;

/** The key for an authenticator app. */
export const SecondStepKeyView = object({
  /** As letters and digits, to be typed. */
  secret: string,
  /** As an otpauth URI, to be opened or shown as a QR code. */
  uri: string,
});
export type SecondStepKeyView = ViewOf<typeof SecondStepKeyView>;

/** What a user who leaves decides about. */
export const LeavingCountsView = object({
  /** How many people have messages from the user, with their text. */
  peopleWrittenTo: integer,
  tips: integer,
});
export type LeavingCountsView = ViewOf<typeof LeavingCountsView>;

/** When the account of a user who leaves is erased, unless they keep it. */
export const DeletionView = object({ erasedAt: time });
export type DeletionView = ViewOf<typeof DeletionView>;

/** A copy of the user's data. */
export const ExportView = object({
  id: integer,
  state: choice(exportStates),
  createdAt: time,
  /** Until when it can be downloaded; null before it is ready. */
  endsAt: nullable(time),
  /** The size of its file; null before it is ready. */
  bytes: nullable(integer),
});
export type ExportView = ViewOf<typeof ExportView>;

/** Sent once, when they are created. Each replaces the code of the authenticator app once. */
export const RecoveryCodesView = object({ recoveryCodes: list(string) });
export type RecoveryCodesView = ViewOf<typeof RecoveryCodesView>;

/** A passkey as its owner sees it. */
export const PasskeyView = object({
  id: integer,
  /** The browser that added it, for example 'Firefox on Linux'. */
  device: string,
  since: time,
  /** When it was last used; null if never. */
  usedAt: nullable(time),
});
export type PasskeyView = ViewOf<typeof PasskeyView>;

const credential = object({
  id: string,
  type: choice(['public-key']),
  transports: list(choice(passkeyTransports)),
});

/** WebAuthn's PublicKeyCredentialCreationOptionsJSON: what a browser asks an authenticator for a new passkey with. */
export const NewPasskeyChallengeView = object({
  challenge: string,
  rp: object({ id: string, name: string }),
  user: object({ id: string, name: string, displayName: string }),
  pubKeyCredParams: list(object({ alg: integer, type: choice(['public-key']) })),
  /** Passkeys of the account: their authenticators make no second one. */
  excludeCredentials: list(credential),
  authenticatorSelection: object({
    residentKey: choice(['preferred']),
    userVerification: choice(['required']),
  }),
  attestation: choice(['none']),
  /** In milliseconds. */
  timeout: integer,
});
export type NewPasskeyChallengeView = ViewOf<typeof NewPasskeyChallengeView>;

/** WebAuthn's PublicKeyCredentialRequestOptionsJSON: what a browser asks one of the account's passkeys to sign. */
export const PasskeyChallengeView = object({
  challenge: string,
  rpId: string,
  allowCredentials: list(credential),
  userVerification: choice(['required']),
  /** In milliseconds. */
  timeout: integer,
});
export type PasskeyChallengeView = ViewOf<typeof PasskeyChallengeView>;
