import { hidableSubjects } from '../safety/decisions.js';
import type { DecisionInput } from './inputs.js';
import type { FieldProblems } from './rule.js';
import { rules } from './rules.js';

/** Error messages of the checks across the fields of a decision. */
export const decisionTexts = {
  action: 'What this case is about cannot be hidden',
  rule: rules.communityRule.text,
  facts: rules.facts.text,
  days: rules.suspensionDays.text,
} as const;

/**
 * Checks a decision as a whole, after its fields: with a rule and facts unless there was no breach, with days for a suspension
 * alone, and hiding only what can be hidden.
 */
export const decisionProblems = (
  { action, rule, facts, days }: Partial<DecisionInput>,
  subject: string,
): FieldProblems => {
  const problems: FieldProblems = {};
  if (action === 'hide' && !hidableSubjects.includes(subject)) problems.action = decisionTexts.action;
  if (action !== 'no-breach' && !rule) problems.rule = decisionTexts.rule;
  if (action !== 'no-breach' && !facts) problems.facts = decisionTexts.facts;
  if ((action === 'suspend') !== (typeof days === 'number')) problems.days = decisionTexts.days;
  return problems;
};
