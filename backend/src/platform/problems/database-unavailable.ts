/** SQLSTATE classes and codes of a PostgreSQL that is unreachable, shutting down, out of resources, or too slow. */
const GONE_STATES = /^(08|53|57P0[1-5]|57014)/;
const GONE_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
const GONE_MESSAGES =
  /^(Connection terminated|timeout expired|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Driver not Connected)/;

interface Failure {
  code?: string;
  message?: string;
  /** TypeORM wraps the driver's own error. */
  driverError?: unknown;
  /** Node tries every address of a name and reports all failures together. */
  errors?: unknown[];
}

/** Whether an error means that PostgreSQL could not be reached, so that trying again later makes sense. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError, errors } = error as Failure;
  if (code && (GONE_STATES.test(code) || GONE_SYSTEM_CODES.has(code))) return true;
  return (
    GONE_MESSAGES.test(message ?? '') ||
    isDatabaseUnavailable(driverError) ||
    !!errors?.some(isDatabaseUnavailable)
  );
};
