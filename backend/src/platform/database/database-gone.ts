/** SQLSTATE classes and codes by which PostgreSQL says that it is not there, shutting down, or full. */
const GONE_STATES = /^(08|53|57P0[1-5])/;
const GONE_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
const GONE_MESSAGES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Driver not Connected)/;

/** Whether an error means that PostgreSQL could not be reached, so that trying again later makes sense. */
export const isDatabaseGone = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, driverError, errors } = error as Error & {
    code?: string;
    driverError?: unknown;
    errors?: unknown[];
  };
  if (code && (GONE_STATES.test(code) || GONE_SYSTEM_CODES.has(code))) return true;
  // Node tries every address of a name and reports all failures together.
  return GONE_MESSAGES.test(error.message) || isDatabaseGone(driverError) || !!errors?.some(isDatabaseGone);
};
