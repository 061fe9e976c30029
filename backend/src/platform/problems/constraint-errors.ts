import type { ProblemCode } from '@wayfellow/contracts';
import { Problem } from './problem.js';

const constraintOf = (error: unknown): string | undefined => {
  const { constraint, driverError } = error as { constraint?: string; driverError?: { constraint?: string } };
  return constraint ?? driverError?.constraint;
};

/**
 * For `.catch()` of a write: where the database refused because of one of these constraints, that is the refusal people
 * get. Two requests that race are told apart by the database alone. Any other error goes on as it is.
 */
export const mapConstraintErrors =
  (codeByConstraint: Readonly<Record<string, ProblemCode>>) =>
  (error: unknown): never => {
    const code = codeByConstraint[constraintOf(error) ?? ''];
    throw code ? new Problem(code, { cause: error }) : error;
  };
