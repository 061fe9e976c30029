import { crossingTexts } from '../together/crossings.js';
import type { Rule } from './rule.js';

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
