import { isStorable } from '@wayfellow/contracts';
import type { Handler } from 'express';
import { type Problem, invalidInput } from '../problems/problem.js';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 32;

/** Why this value can never be an input, or undefined. */
const problemWith = (value: unknown, depth = 0): string | undefined => {
  if (typeof value === 'string')
    return isStorable(value) ? undefined : 'contains characters that cannot be kept';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return 'is nested too deeply';
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key) || !isStorable(key)) return 'contains a name that is not allowed';
    const problem = problemWith(inner, depth + 1);
    if (problem) return problem;
  }
  return undefined;
};

const fieldProblems = (input: object): Problem | undefined => {
  for (const [field, value] of Object.entries(input)) {
    if (FORBIDDEN_KEYS.has(field) || !isStorable(field))
      return invalidInput({ body: 'A name is not allowed here' });
    const problem = problemWith(value);
    if (problem) return invalidInput({ [field]: `${field} ${problem}` });
  }
  return undefined;
};

/** Whether a value can never be an input: text that PostgreSQL cannot store, or a key that pollutes prototypes. */
export const isUnsafe = (value: unknown): boolean => problemWith(value) !== undefined;

/** Refuses bodies, queries and paths with such values before any controller reads them. */
export const safeInput: Handler = (request, _response, next) => {
  const body: unknown = request.body;
  const problem =
    (isUnsafe(decoded(request.path)) ? invalidInput({ path: 'The address cannot be read' }) : undefined) ??
    fieldProblems(request.query) ??
    (typeof body === 'object' && body !== null ? fieldProblems(body) : undefined);
  next(problem);
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\u0000';
  }
};
