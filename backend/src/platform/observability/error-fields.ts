import { types } from 'node:util';

/** Longer chains of causes are cut, circular ones too. */
const MAX_DEPTH = 5;

interface ErrorFields {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFields;
}

/** TypeORM stores the driver's error in `driverError`; Node collects failures of several addresses in `errors`. */
interface Wrapping extends Error {
  code?: unknown;
  driverError?: unknown;
  errors?: unknown[];
}

/**
 * The fields of an error, and of its causes, that may be logged. Others may not: a failed query has its parameters, and
 * PostgreSQL's detail the row, which contain what users wrote.
 */
export const errorFields = (error: unknown, depth = 0): ErrorFields => {
  if (!types.isNativeError(error)) return { type: typeof error, message: 'not an error' };
  const { name, message, code, stack, cause, driverError, errors } = error as Wrapping;
  const inner = cause ?? driverError ?? errors?.[0];
  return {
    type: error.constructor.name || name,
    message,
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    stack,
    ...(inner !== undefined && depth < MAX_DEPTH && { cause: errorFields(inner, depth + 1) }),
  };
};
