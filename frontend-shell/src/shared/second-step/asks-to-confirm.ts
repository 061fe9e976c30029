import { ApiError } from '@wayfellow/web';

/** Whether a call failed because the session took no second factor lately. */
export const asksToConfirm = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.type === '/problems/confirm-second-factor';
