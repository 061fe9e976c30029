import { type CommunityRule, limits, suspensionDays } from '@wayfellow/contracts';

const grown = limits.age.min;

/** What is added to each rule: two examples of what breaks it, and what follows. */
export const ruleTexts: Readonly<
  Record<CommunityRule, { examples: readonly [string, string]; follows: string }>
> = {
  1: {
    examples: ['A profile with somebody else’s name or photos.', 'A traveler of 17 who says to be 19.'],
    follows: `A false profile is warned or suspended, and closed if it was made to deceive. An account of somebody under ${grown} is closed; anybody who is ${grown} can appeal and show it.`,
  },
  2: {
    examples: [
      'To write again and again after a no, or to wait where somebody stays.',
      'To threaten, to insult, or to press somebody to meet, drink or share a room.',
    ],
    follows: `A suspension of up to ${suspensionDays.max} days. Threats, stalking and violence close the account.`,
  },
  3: {
    examples: [
      'Sexual remarks or pictures to somebody who did not ask for them.',
      'A trip or a bed offered in return for sex.',
    ],
    follows: 'A warning or a suspension. Assault, or doing it again, closes the account.',
  },
  4: {
    examples: [
      'To ask for a loan, a deposit or a gift card, for whatever reason.',
      'To advertise tours, rooms or goods in messages, profiles or tips.',
    ],
    follows:
      'Advertising is removed. Asking for money is suspended, and a scam closes the account; those who were written to may be warned.',
  },
  5: {
    examples: [
      'To run somebody down for their origin, religion, gender, disability or whom they love.',
      'Symbols or names of groups that stand for hatred.',
    ],
    follows: 'A warning or a suspension. Calls for violence close the account.',
  },
  6: {
    examples: [
      'To publish somebody’s address, number or messages in a tip.',
      'To pass on a picture or a travel plan without asking.',
    ],
    follows: 'The text is removed. Doing it to harm somebody is suspended or closed.',
  },
  7: {
    examples: [
      'A path recommended as safe that is closed after a landslide.',
      'Praise for one’s own hostel under a traveler’s name.',
    ],
    follows: 'The tip is hidden. Advice that endangers others on purpose is suspended.',
  },
  8: {
    examples: ['A second account after a suspension.', 'To offer drugs, weapons or forged papers.'],
    follows:
      'Further accounts are closed. Crimes close the account, and threats to life are told to the police.',
  },
};

export const rulesPage = {
  title: 'Community rules',
  description: 'Eight rules for everybody on Wayfellow, each with examples and with what follows.',
  lead: 'They hold for profiles, messages, tips and meetings alike. Every decision names its rule, and everybody can appeal.',
  changedOn: '2026-11-25',
} as const;
