import { limits } from '../limits.js';
import { appealOutcomes, decisionActions, suspensionDays } from '../safety/decisions.js';
import { caseSubjects } from '../safety/moderation.js';
import { communityRules } from '../safety/reports.js';
import type { Rule } from './rule.js';

const factsText = 'Please write the facts in at least 20 characters';

/** The rules of what moderators send. */
export const moderationRules = {
  caseSubject: { kind: 'choice', optional: true, values: caseSubjects, text: 'There are no such cases' },
  onlyMine: { kind: 'choice', optional: true, values: ['true', 'false'], text: 'mine must be true or false' },
  isMine: { kind: 'flag', text: 'mine must be true or false' },
  caseVersion: { kind: 'integer', min: 0, max: limits.id.max, text: 'version must be that of the case' },
  decisionAction: { kind: 'choice', values: decisionActions, text: 'Please choose what follows' },
  communityRule: {
    kind: 'integer',
    optional: true,
    min: 1,
    max: Object.keys(communityRules).length,
    text: 'Please choose the rule that was broken',
  },
  facts: {
    kind: 'text',
    trim: true,
    text: factsText,
    min: { value: limits.facts.min, text: factsText },
    max: { value: limits.facts.max, text: 'The facts cannot exceed 1000 characters' },
  },
  suspensionDays: {
    kind: 'integer',
    optional: true,
    ...suspensionDays,
    text: 'A suspension lasts 1 to 30 days',
  },
  badFaith: {
    kind: 'ids',
    optional: true,
    largest: limits.id.max,
    max: limits.pageSize.max,
    text: 'Choose reports of the case, each once',
  },
  appealOutcome: {
    kind: 'choice',
    values: appealOutcomes,
    text: 'Please choose what becomes of the decision',
  },
  endsPremium: { kind: 'flag', optional: true, text: 'endsPremium must be true or false' },
  warnContacts: { kind: 'flag', optional: true, text: 'warnContacts must be true or false' },
} as const satisfies Record<string, Rule>;
