import { missingProgram } from '../../../tools/testing/programs.mjs';
import { startRedis } from '../../../tools/testing/redis.mjs';

export { startRedis };
export type TestRedis = Awaited<ReturnType<typeof startRedis>>;

/** Whether this machine has a redis-server; says so where it has not. In CI it must have one. */
export const hasRedis = (): boolean => {
  const missing = missingProgram(['redis']);
  if (missing && process.env.CI) throw new Error(missing);
  if (missing) process.stdout.write(`What Redis does is not tested: ${missing}\n`);
  return !missing;
};
