/** A stored value with the label people read. */
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

/** The value of the interest filter that filters nothing. */
export const ANY_INTEREST = 'any';

/** The lists of one's matches: requests received, requests sent, and accepted ones. */
export const matchLists = ['requests', 'sent', 'matched'] as const;
export type MatchList = (typeof matchLists)[number];

/** The label of an interest as people read it; a name this version does not know is its own label. */
export const interestLabel = (name: string): string =>
  interestChoices.find((choice) => choice.value === name)?.label ?? name;

/** The ten categories of a travel tip; specification section 3. */
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

/** Two categories have no tab of their own: their tips show under All Tips alone. */
const withoutTab: readonly TipCategory[] = ['shopping', 'culture'];

/** The tabs of the tips page after 'All Tips', by the shorter names that the tabs have. */
export const tipTabChoices: readonly Choice<TipCategory>[] = tipCategoryChoices
  .filter(({ value }) => !withoutTab.includes(value))
  .map(({ value, label }) => ({ value, label: value === 'food' ? 'Food' : label }));

export const matchStatuses = ['pending', 'accepted', 'rejected'] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** What a recipient may answer to a connection request. */
export const matchAnswers = ['accepted', 'rejected'] as const;
export type MatchAnswer = (typeof matchAnswers)[number];

/** Who may find somebody in lists of travelers: everyone, whoever is signed in, or only those they have a match with. */
export const findables = ['everyone', 'members', 'nobody'] as const;
export type Findable = (typeof findables)[number];

export const tiers = ['free', 'premium'] as const;
export type Tier = (typeof tiers)[number];

/** What shows, beside the password, that it is the account's owner: a code of their phone, or one that they wrote down. */
export const secondFactors = ['totp', 'recovery'] as const;
export type SecondFactor = (typeof secondFactors)[number];
