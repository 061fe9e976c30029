import { secondFactors } from '../choices.js';
import { type ViewOf, choice, integer, list, object, optional, string } from './schema.js';

/** The body of every error answer (application/problem+json, RFC 9457). */
export const ProblemView = object({
  type: string,
  title: string,
  status: integer,
  detail: string,
  /** What is wrong with single fields, where anything is. */
  errors: optional(list(object({ field: string, message: string }))),
  /** What a sign-in can be finished by, where it takes a second step. */
  factors: optional(list(choice(secondFactors))),
});
export type ProblemBody = ViewOf<typeof ProblemView>;
