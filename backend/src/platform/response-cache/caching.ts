import type { Handler } from 'express';

/** Answers of the API are private, and kept by nobody. */
export const noStore: Handler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** A public answer may be kept and revalidated each time; a signed-in user may get another one. */
export const publicCaching: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-cache',
  Vary: 'Cookie',
};
