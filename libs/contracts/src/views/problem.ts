import { secondFactors } from '../choices.js';
import { type ViewOf, choice, integer, list, object, optional, string } from './schema.js';

/** The body of every error response (application/problem+json, RFC 9457). */
export const ProblemView = object({
  type: string,
  title: string,
  status: integer,
  detail: string,
  /** Problems with single fields. */
  errors: optional(list(object({ field: string, message: string }))),
  /** The second factors that can finish the sign-in, where it takes one. */
  factors: optional(list(choice(secondFactors))),
});
export type ProblemBody = ViewOf<typeof ProblemView>;
