import { rules } from '@wayfellow/contracts';
import { type Shape, byRule, entry, listOf, readEntries, wholeNumber } from '../data-file.js';
import type { DemoMessage } from './demo-matches.js';

/** A group of demo travelers. */
export interface DemoGroup {
  readonly title: string;
  /** The username of who started it. */
  readonly owner: string;
  /** The usernames of those who joined, all matched with the owner. */
  readonly members: readonly string[];
  /** Days before the seeding that it was started. */
  readonly daysAgo: number;
  /** What they wrote, oldest first; everybody has read it. */
  readonly lines: readonly DemoMessage[];
}

const MOST_DAYS_AGO = 30;

const shape: Shape<DemoGroup> = {
  title: byRule(rules.groupTitle),
  owner: byRule(rules.username),
  members: listOf(byRule(rules.username)),
  daysAgo: wholeNumber(1, MOST_DAYS_AGO),
  lines: listOf(entry<DemoMessage>({ from: byRule(rules.username), text: byRule(rules.messageContent) })),
};

/**
 * The groups of the demo travelers, and what was written in them.
 * @throws when the data are invalid
 */
export const readDemoGroups = (): readonly DemoGroup[] => readEntries('groups', shape);
