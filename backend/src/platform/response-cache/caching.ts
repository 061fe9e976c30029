import type { Handler } from 'express';

/** What the API answers is for the one who asked. */
export const noStore: Handler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** What is public may be kept if it is asked for anew each time; somebody signed in may see it otherwise. */
export const publicCaching: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-cache',
  Vary: 'Cookie',
};
