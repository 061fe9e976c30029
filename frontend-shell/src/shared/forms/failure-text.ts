import { ApiError, detailOf } from '@wayfellow/web';

/**
 * The text of a failure's toast: the server's message, a network error, or undefined for the default text. `fetch` rejects with a
 * TypeError when the network fails; anything else did not fail there.
 */
export const failureText = (error: unknown): string | undefined => {
  if (error instanceof ApiError) return detailOf(error);
  return error instanceof TypeError ? 'There was no answer. Check your connection and try again.' : undefined;
};
