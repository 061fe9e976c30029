/** A stored value and its display label. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

const choices = <const Values extends readonly string[]>(
  values: Values,
  labels: Partial<Record<Values[number], string>>,
): readonly Choice<Values[number]>[] =>
  values.map((value) => ({ value, label: labels[value as Values[number]] ?? value }));

/** The thirteen interests a traveler can have; specification section 3. */
export const interestNames = [
  'Adventure',
  'Culture',
  'Food',
  'Nature',
  'Nightlife',
  'Relaxation',
  'Hiking',
  'Photography',
  'Art',
  'History',
  'Wildlife',
  'Beach',
  'Digital Nomad',
] as const;
export type InterestName = (typeof interestNames)[number];
export const interestChoices = choices(interestNames, { Food: 'Food & Drink' });

/** What a destination is. A region is anything between a town and a country: an island, a park, a valley. */
export const placeKinds = ['city', 'region', 'country'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** The interest filter's value for "no filter". */
export const ANY_INTEREST = 'any';

/** The lists of a user's matches: requests received, requests sent, and accepted matches. */
export const matchLists = ['requests', 'sent', 'matched'] as const;
export type MatchList = (typeof matchLists)[number];

/** The display label of an interest; the name itself when this version does not know it. */
export const interestLabel = (name: string): string =>
  interestChoices.find((choice) => choice.value === name)?.label ?? name;

/** The ten categories of travel tips; specification section 3. */
export const tipCategories = [
  'beaches',
  'food',
  'attractions',
  'transportation',
  'safety',
  'viewpoints',
  'accommodation',
  'nightlife',
  'shopping',
  'culture',
] as const;
export type TipCategory = (typeof tipCategories)[number];
const tipLabels: Record<TipCategory, string> = {
  beaches: 'Beaches',
  food: 'Food & Dining',
  attractions: 'Attractions',
  transportation: 'Transportation',
  safety: 'Safety',
  viewpoints: 'Viewpoints',
  accommodation: 'Accommodation',
  nightlife: 'Nightlife',
  shopping: 'Shopping',
  culture: 'Culture & History',
};
export const tipCategoryChoices = choices(tipCategories, tipLabels);

/** Categories without a tab; their tips are listed only under All Tips. */
const withoutTab: readonly TipCategory[] = ['shopping', 'culture'];

/** The tabs of the tips page after 'All Tips', with their shorter labels. */
export const tipTabChoices: readonly Choice<TipCategory>[] = tipCategoryChoices
  .filter(({ value }) => !withoutTab.includes(value))
  .map(({ value, label }) => ({ value, label: value === 'food' ? 'Food' : label }));

export const matchStatuses = ['pending', 'accepted', 'rejected'] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** The possible answers to a connection request. */
export const matchAnswers = ['accepted', 'rejected'] as const;
export type MatchAnswer = (typeof matchAnswers)[number];

/** Who can find a user in lists of travelers: everyone, signed-in users, or only users they have a match with. */
export const findables = ['everyone', 'members', 'nobody'] as const;
export type Findable = (typeof findables)[number];

/** How an account stands. Everything but active restricts what it may do: see standing.ts. */
export const standings = ['active', 'held', 'suspended', 'banned', 'leaving', 'gone'] as const;
export type Standing = (typeof standings)[number];

/** Moderators decide on reports; leads confirm bans and read the log. Given by an operator on the server only. */
export const roles = ['traveler', 'moderator', 'lead'] as const;
export type Role = (typeof roles)[number];

/**
 * What has become of what somebody wrote about a traveler: waiting until both have written or two weeks are over, shown, or
 * not shown, because one of the two says that they did not meet or a moderator hid it.
 */
export const referenceStates = ['waiting', 'shown', 'not-shown'] as const;
export type ReferenceState = (typeof referenceStates)[number];

/** What has become of a copy of one's data: being made, ready for some days, no longer there, or not made. */
export const exportStates = ['waiting', 'ready', 'expired', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

export const tiers = ['free', 'premium'] as const;
export type Tier = (typeof tiers)[number];

/** Second factors that are typed: a code from an authenticator app, or a recovery code. */
export const secondFactorCodes = ['totp', 'recovery'] as const;
export type SecondFactorCode = (typeof secondFactorCodes)[number];

/** Second factors at sign-in, in the order in which they are offered. */
export const secondFactors = ['passkey', ...secondFactorCodes] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** How a browser reaches an authenticator; WebAuthn's AuthenticatorTransport. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];
