import { limits } from '../limits.js';
import type { Rule } from '../inputs/rule-kinds.js';

const { nearDays, visitorDays } = limits.crossings;

/** Error messages of the calls about crossings. */
export const crossingTexts = {
  near: 'Choose 0, 25, 50 or 100 km',
  nearDays: `Nearby counts for trips up to ${nearDays} days.`,
  from: 'Choose a day of this trip',
  bothDates: 'Please choose both dates',
  visitorDays: `Ask for at most ${visitorDays} days`,
} as const;

/** The rules of what is asked about crossings. */
export const crossingRules = {
  /** The distances of limits.ts as a query has them; a test compares them. */
  near: {
    kind: 'choice',
    optional: true,
    values: ['0', '25', '50', '100'],
    text: crossingTexts.near,
  },
  from: { kind: 'day', optional: true, text: crossingTexts.from },
  onlyMatched: {
    kind: 'choice',
    optional: true,
    values: ['true', 'false'],
    text: 'matched must be true or false',
  },
  visitorDay: { kind: 'day', text: crossingTexts.bothDates },
  isOn: { kind: 'flag', text: 'isOn must be true or false' },
} as const satisfies Record<string, Rule>;
