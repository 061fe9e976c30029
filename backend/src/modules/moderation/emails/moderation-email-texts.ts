import {
  type CommunityRule,
  PRODUCT_NAME,
  type Sanction,
  communityRules,
  limits,
  measures,
} from '@wayfellow/contracts';

interface Text {
  subject: string;
  text: string;
}

/** A decision as its email states it. */
export interface DecisionFacts {
  name: string;
  action: Sanction;
  rule: number | null;
  facts: string;
  until: Date | null;
  at: Date;
  isAutomated: boolean;
  link: string;
}

const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const untilOf = (until: Date | null): string => (until ? `until ${dayOf(until)}` : 'for good');

/** What each decision means, where and for how long. */
const effects: Readonly<Record<Sanction, (until: Date | null) => string>> = {
  warn: () => 'We warn you. Nothing is restricted.',
  hide: (until) =>
    `What you wrote or showed is hidden from everybody, everywhere on ${PRODUCT_NAME}, ${untilOf(until)}.`,
  hold: (until) =>
    `You are not shown to strangers and cannot send new requests ${untilOf(until)}, or until somebody has read the reports.`,
  suspend: (until) => `Your account is suspended, everywhere on ${PRODUCT_NAME}, ${untilOf(until)}.`,
  ban: () =>
    `Your account is closed, everywhere on ${PRODUCT_NAME}, for good. A subscription ends without another charge.`,
};

const howItWasDecided = (isAutomated: boolean): string =>
  isAutomated
    ? `Several travelers told us, and a rule decided this by itself. Nobody has read the reports yet; without a decision it ends after ${measures.liftHours} hours.`
    : 'Somebody told us, or a rule brought it up, and a person read it. No machine took part in the decision.';

const ruleOf = (rule: number | null): string[] =>
  rule === null ? [] : [`The rule: ${rule}. ${communityRules[rule as CommunityRule]}`];

const letter = (...paragraphs: string[]): string => [...paragraphs, PRODUCT_NAME].join('\n\n') + '\n';

const objecting = `You can appeal there for ${limits.appealDays} days, free of charge. Somebody else will decide. You may also turn to a certified dispute settlement body in the EU, or to a court.`;

/** The emails of moderation, in plain words. None names who reported, or quotes a traveler. */
export const moderationEmails = {
  decision: ({ name, action, rule, facts, until, at, isAutomated, link }: DecisionFacts): Text => ({
    subject: `Our decision of ${dayOf(at)}`,
    text: letter(
      `Hello ${name},`,
      effects[action](until),
      `What it rests on: ${facts}`,
      ...ruleOf(rule),
      howItWasDecided(isAutomated),
      `Read it and appeal: ${link}`,
      objecting,
    ),
  }),
  outcome: (code: string, outcome: 'acted' | 'no-breach', link: string | undefined): Text => ({
    subject: `Your report ${code}`,
    text: letter(
      'Hello,',
      outcome === 'acted' ? 'We acted on your report.' : 'We found no breach of our rules.',
      link
        ? `If you disagree, tell us within ${limits.appealDays} days: ${link} Somebody else will read it again.`
        : `If you disagree, answer this email within ${limits.appealDays} days. Somebody else will read it again.`,
    ),
  }),
  appeal: (name: string, outcome: 'stands' | 'lifted', facts: string, link: string): Text => ({
    subject: 'Your appeal',
    text: letter(
      `Hello ${name},`,
      outcome === 'lifted'
        ? 'We were wrong: the decision is lifted.'
        : 'Somebody else has read it again, and the decision stands.',
      `Why: ${facts}`,
      `Read it here: ${link}`,
      'You may also turn to a certified dispute settlement body in the EU, or to a court.',
    ),
  }),
  warning: (name: string, bannedFirstName: string): Text => ({
    subject: `We closed the account of ${bannedFirstName}`,
    text: letter(
      `Hello ${name},`,
      `We closed the account of ${bannedFirstName}, who asked travelers for money. If you sent any, call your bank now.`,
    ),
  }),
} as const;
