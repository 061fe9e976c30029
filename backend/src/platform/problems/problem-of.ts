import { HttpException } from '@nestjs/common';
import type { ProblemCode } from '@wayfellow/contracts';
import { isDatabaseUnavailable } from './database-unavailable.js';
import { Problem } from './problem.js';

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid-input',
  401: 'not-signed-in',
  403: 'forbidden',
  404: 'not-found',
  405: 'wrong-method',
  413: 'too-large',
  415: 'not-json-type',
  429: 'too-many-requests',
  503: 'unavailable',
};

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  // Express itself (the path decoder, body-parser) marks client errors this way.
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : undefined;
};

const codeOf = (status: number): ProblemCode =>
  codeByStatus[status] ?? (status >= 400 && status < 500 ? 'invalid-input' : 'internal');

/** The problem that a client gets for any error: never a stack, never SQL. */
export const problemOfError = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (isDatabaseUnavailable(error)) return new Problem('unavailable', { cause: error, retryAfterSeconds: 5 });
  return new Problem(codeOf(statusOf(error) ?? 500), { cause: error });
};
