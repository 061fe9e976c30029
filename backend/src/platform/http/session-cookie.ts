/** Name of the cookie that carries the session id. */
export const SESSION_COOKIE = 'wayfellow.sid';

/** How long a session lives without use. */
export const SESSION_TTL_MS = 30 * 24 * 60 * 60 * 1_000;
