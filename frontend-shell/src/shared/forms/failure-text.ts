import { ApiError, detailOf } from '@wayfellow/web';

/** What a failure's toast says: the server's sentence, that there was no answer, or undefined for the usual text. */
export const failureText = (error: unknown): string | undefined =>
  error instanceof ApiError ? detailOf(error) : 'There was no answer. Check your connection and try again.';
