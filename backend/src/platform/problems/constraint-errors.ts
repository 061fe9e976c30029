import type { ProblemCode } from '@wayfellow/contracts';
import { Problem } from './problem.js';

const constraintOf = (error: unknown): string | undefined => {
  const { constraint, driverError } = error as { constraint?: string; driverError?: { constraint?: string } };
  return constraint ?? driverError?.constraint;
};

/**
 * For `.catch()` of a write: turns the violation of one of these constraints into its problem, so that the database alone
 * decides races. Any other error is rethrown.
 */
export const mapConstraintErrors =
  (codeByConstraint: Readonly<Record<string, ProblemCode>>) =>
  (error: unknown): never => {
    const code = codeByConstraint[constraintOf(error) ?? ''];
    throw code ? new Problem(code, { cause: error }) : error;
  };
