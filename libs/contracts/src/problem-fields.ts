import type { ProblemCode } from './problems.js';

/** The form field that a problem is about. Apart from all problems, so that a form does not bring the sentences of each. */
export const problemFields: Partial<Record<ProblemCode, string>> = {
  'username-taken': 'username',
  'email-taken': 'email',
  'contact-exists': 'email',
  'contact-not-asked': 'email',
  'wrong-password': 'currentPassword',
  'wrong-code': 'code',
};
