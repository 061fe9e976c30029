import type { Request } from 'express';

/** Whether the request's session took a second factor within so many milliseconds. */
export const tookSecondFactor = ({ session: { secondFactorAt } }: Request, withinMs: number): boolean =>
  secondFactorAt !== undefined && Date.now() - secondFactorAt < withinMs;
