import { type MatchStatus, rules } from '@wayfellow/contracts';
import { type Shape, byRule, entry, listOf, readEntries, wholeNumber } from '../data-file.js';

/** One line of a conversation. */
export interface DemoMessage {
  /** The sender's username: one of the two. */
  readonly from: string;
  readonly text: string;
}

/** The match between two demo travelers. */
export interface DemoMatch {
  readonly from: string;
  readonly to: string;
  readonly status: Exclude<MatchStatus, 'rejected'>;
  /** Days before the seeding that the request was sent; at least 2, so that no demo account has used up its day. */
  readonly daysAgo: number;
  /** Oldest first; only where accepted. */
  readonly messages: readonly DemoMessage[];
  /** How many of the last messages their receiver has not read yet; they all come from one sender. */
  readonly unread: number;
}

const MOST_DAYS_AGO = 30;
const MOST_MESSAGES = 100;

const message: Shape<DemoMessage> = {
  from: byRule(rules.username),
  text: byRule(rules.messageContent),
};

const shape: Shape<DemoMatch> = {
  from: byRule(rules.username),
  to: byRule(rules.username),
  status: byRule({ kind: 'choice', values: ['pending', 'accepted'], text: 'must be pending or accepted' }),
  daysAgo: wholeNumber(2, MOST_DAYS_AGO),
  messages: listOf(entry(message)),
  unread: wholeNumber(0, MOST_MESSAGES),
};

/**
 * Who asked whom among the demo travelers, and what they wrote; `name` is that of the data.
 * @throws when the data are invalid
 */
export const readDemoMatches = (name = 'matches'): readonly DemoMatch[] => readEntries(name, shape);
