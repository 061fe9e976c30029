import { type DecisionInput, decisionProblems } from '@wayfellow/contracts';
import { Problem, invalidInput } from '../../../platform/problems/problem.js';
import type { LockedCase } from './cases-at-work.js';
import type { Moderator } from './moderator.js';

/**
 * Checks that a decision fits its case.
 * @throws Problem 400 where it does not, 403 for a moderator once the case is with the leads
 */
export const requireFit = (
  viewer: Moderator,
  { subjectKind, personId, state }: LockedCase,
  input: DecisionInput,
): void => {
  if (state === 'lead' && viewer.role !== 'lead') throw new Problem('forbidden');
  const problems = decisionProblems(input, subjectKind);
  if (subjectKind === 'decision') problems.action = 'An appeal is decided by whether the decision stands';
  else if (personId === null && input.action !== 'no-breach')
    problems.action = 'It is not known whom this case is about';
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
};
