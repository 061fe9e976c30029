import { type Standing, standingProblems } from '@wayfellow/contracts';
import { Problem } from '../problems/problem.js';

/** What an account that is not active is answered by calls that are not open to it. `until` is ISO 8601. */
export const standingProblem = ({
  standing,
  standingUntil,
}: {
  standing: Standing;
  standingUntil: Date | string | null;
}): Problem => {
  if (standing === 'active') return new Problem('forbidden');
  return new Problem(standingProblems[standing], standingUntil ? { until: new Date(standingUntil) } : {});
};
