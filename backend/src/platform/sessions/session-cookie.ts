import type { IncomingMessage } from 'node:http';
import { retentionDays } from '@wayfellow/contracts';
import type { CookieOptions } from 'express';
import type { Config } from '../../config/config.js';

/** Name of the cookie that carries the session id, without the prefix it has over https. */
export const SESSION_COOKIE = 'wayfellow.sid';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long a session lasts without use, and how long at most. */
export const SESSION_TTL_MS = retentionDays.session.unused * DAY_MS;
export const SESSION_MAX_MS = retentionDays.session.longest * DAY_MS;

/** How often a session in use is renewed and its cookie sent again; also the precision of the 'last used' time. */
export const SESSION_RENEWAL_MS = 60 * 60 * 1_000;

type Origin = Pick<Config, 'publicOrigin'>;

/** Whether PUBLIC_ORIGIN is https. */
export const isHttpsOrigin = ({ publicOrigin }: Origin): boolean =>
  publicOrigin?.startsWith('https:') ?? false;

/**
 * Name and attributes of one of our cookies. Over https its name begins with `__Host-`: browsers then accept it only from
 * this host and only over https.
 */
export const cookieOf = (name: string, origin: Origin) => {
  const secure = isHttpsOrigin(origin);
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } satisfies CookieOptions;
  return { name: secure ? `__Host-${name}` : name, options };
};

/** What a request sends in the cookie of exactly this name, not decoded; undefined without it. */
export const cookieIn = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const start = `${name}=`;
  const pair = headers.cookie?.split(/;\s*/).find((cookie) => cookie.startsWith(start));
  return pair?.slice(start.length);
};
