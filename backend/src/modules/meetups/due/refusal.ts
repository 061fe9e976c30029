import { Problem } from '../../../platform/problems/problem.js';

/** For `.catch()` of something that may have been done already: any error but a refusal is rethrown. */
export const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof Problem)) throw error;
};
