/** SQL for today's calendar day, by the database's clock: every instance agrees on it. */
export const todaySql = `(now() AT TIME ZONE 'UTC')::date`;
