import { rules } from '@wayfellow/contracts';
import { type Shape, byRule, readEntries, wholeNumber } from '../data-file.js';

/** What two demo travelers who traveled together wrote about each other. */
export interface DemoReferences {
  /** The two usernames. */
  readonly one: string;
  readonly other: string;
  /** The name of the built-in destination where they were. */
  readonly place: string;
  /** Days before the seeding of their first day there. They were matched two weeks before it. */
  readonly daysAgo: number;
  /** What each wrote; empty for nothing that others read. */
  readonly byOne: string;
  readonly byOther: string;
  /** What `one` replied to the other. */
  readonly reply?: string;
}

/** How many days before their trip the two were matched. */
export const MATCHED_DAYS_BEFORE = 14;

const FEWEST_DAYS_AGO = 14;
const MOST_DAYS_AGO = 60;

const shape: Shape<DemoReferences> = {
  one: byRule(rules.username),
  other: byRule(rules.username),
  place: byRule({ ...rules.destination, optional: false }),
  daysAgo: wholeNumber(FEWEST_DAYS_AGO, MOST_DAYS_AGO),
  byOne: byRule(rules.referenceText),
  byOther: byRule(rules.referenceText),
  reply: byRule({ ...rules.referenceReply, optional: true }),
};

/**
 * What the demo travelers wrote about each other.
 * @throws when the data are invalid
 */
export const readDemoReferences = (): readonly DemoReferences[] => readEntries('references', shape);
