import type { SessionData } from 'express-session';
import { limits } from '@wayfellow/contracts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNumberOr = (value: unknown, absent: null | undefined) =>
  value === absent || Number.isSafeInteger(value);
const isTimeOrNull = (value: unknown) =>
  value === null || (typeof value === 'string' && !isNaN(Date.parse(value)));
const isUserId = (value: unknown) =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= limits.id.max;

/** Whether a row of the session table has the shape that we write. Anything else counts as no session. */
export const isSessionData = (data: unknown): data is SessionData => {
  if (!isObject(data) || !isObject(data['cookie'])) return false;
  const { cookie, passport, startedAt, renewedAt, agent, secondFactorAt } = data as Record<
    string,
    unknown
  > & {
    cookie: Record<string, unknown>;
  };
  return (
    isNumberOr(cookie['originalMaxAge'], null) &&
    isTimeOrNull(cookie['expires']) &&
    isNumberOr(startedAt, undefined) &&
    isNumberOr(renewedAt, undefined) &&
    isNumberOr(secondFactorAt, undefined) &&
    (agent === undefined || typeof agent === 'string') &&
    (passport === undefined ||
      (isObject(passport) && (passport['user'] === undefined || isUserId(passport['user']))))
  );
};
