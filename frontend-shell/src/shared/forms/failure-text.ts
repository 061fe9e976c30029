import { ApiError, detailOf } from '@wayfellow/web';

/** The text of a failure's toast: the server's message, a network error, or undefined for the default text. */
export const failureText = (error: unknown): string | undefined =>
  error instanceof ApiError ? detailOf(error) : 'There was no answer. Check your connection and try again.';
