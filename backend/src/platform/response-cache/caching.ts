import type { Handler } from 'express';

/** Responses of the API are private and must not be cached. */
export const noStore: Handler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** A public response may be cached and is revalidated each time; a signed-in user may get a different one. */
export const publicCaching: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-cache',
  Vary: 'Cookie',
};
