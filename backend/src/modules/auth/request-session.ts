import type { Request } from 'express';
import type { Config } from '../../config/config.js';
import type { SignedIn } from '../../platform/sessions/current-user.js';
import { SESSION_COOKIE, cookieOf } from '../../platform/sessions/session-cookie.js';

/** Starts a session with a new id for a user, and stores it; the previous one of the request ends. */
export const startSession = (request: Request, id: number): Promise<void> => {
  const user: SignedIn = { id };
  return new Promise((resolve, reject) =>
    request.logIn(user, (error?: unknown) => (error ? reject(error) : resolve())),
  );
};

/** Ends the session of a request, if there is one, and takes its cookie back. */
export const endSession = async (request: Request, config: Config): Promise<void> => {
  await new Promise<void>((resolve, reject) =>
    request.session.destroy((error?: unknown) => (error ? reject(error) : resolve())),
  );
  const { name, options } = cookieOf(SESSION_COOKIE, config);
  request.res?.clearCookie(name, options);
};
