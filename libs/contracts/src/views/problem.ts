import { type ViewOf, integer, list, object, optional, string } from './schema.js';

/** The body of every error answer (application/problem+json, RFC 9457). */
export const ProblemView = object({
  type: string,
  title: string,
  status: integer,
  detail: string,
  /** What is wrong with single fields, where anything is. */
  errors: optional(list(object({ field: string, message: string }))),
});
export type ProblemBody = ViewOf<typeof ProblemView>;
