import { type Role, limits, reportReasonNames, roles, rules } from '@wayfellow/contracts';
import { type Shape, byRule, readEntries, wholeNumber } from '../data-file.js';
import { type DemoMatch, readDemoMatches } from './demo-matches.js';
import { type DemoTip, readDemoTips } from './demo-tips.js';

/** An account that the demo travelers' cases need: somebody who decides, or somebody reported. */
export interface DemoAccount {
  readonly username: string;
  readonly name: string;
  readonly age?: number;
  readonly bio?: string;
  readonly role: Role;
  /** The name of a portrait in data/portraits. */
  readonly portrait?: string;
  /** The account's age in days. */
  readonly daysAgo: number;
}

/** A report that waits for a decision. */
export interface DemoReport {
  /** The usernames of who is reported, and of the demo traveler who reports. */
  readonly about: string;
  readonly by: string;
  readonly subject: 'person' | 'tip' | 'photo';
  readonly reason: (typeof reportReasonNames)[number];
  readonly text: string;
  readonly hoursAgo: number;
  /** How many of the last messages that the other wrote to them the reporter chose. */
  readonly messages: number;
}

const MOST_DAYS_AGO = 90;
const MOST_HOURS_AGO = 47;

const account: Shape<DemoAccount> = {
  // Nobody can register the reserved names that those who decide have.
  username: byRule({ kind: 'text', text: 'must be a username' }),
  name: byRule(rules.name),
  age: byRule(rules.age),
  bio: byRule(rules.bio),
  role: byRule({ kind: 'choice', values: roles, text: 'must be a role' }),
  portrait: byRule({ kind: 'text', optional: true, text: 'must be the name of a portrait' }),
  daysAgo: wholeNumber(1, MOST_DAYS_AGO),
};

const report: Shape<DemoReport> = {
  about: byRule(rules.username),
  by: byRule(rules.username),
  subject: byRule({ kind: 'choice', values: ['person', 'tip', 'photo'], text: 'must be a subject' }),
  reason: byRule(rules.reportReason),
  text: byRule(rules.reportText),
  hoursAgo: wholeNumber(0, MOST_HOURS_AGO),
  messages: wholeNumber(0, limits.reportedMessages),
};

/** What moderators of the demo find: invented people, what they did, and who reported it. */
export interface DemoCases {
  readonly accounts: readonly DemoAccount[];
  readonly matches: readonly DemoMatch[];
  readonly tips: readonly DemoTip[];
  readonly reports: readonly DemoReport[];
}

/** @throws when the data are invalid */
export const readDemoCases = (): DemoCases => ({
  accounts: readEntries('moderation/accounts', account),
  matches: readDemoMatches('moderation/matches'),
  tips: readDemoTips(['moderation/tips']),
  reports: readEntries('moderation/reports', report),
});
