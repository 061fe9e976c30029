/**
 * SQL aggregate: in how many seconds each of the rows whose moment `at` is less than 24 hours ago no longer is such, the soonest first,
 * as int[]. What the same transaction has added takes the whole day.
 */
export const dayCountSql = (at: string): string => `
  coalesce(
    array_agg(ceil(extract(epoch FROM ${at} + interval '24 hours' - now()))::int ORDER BY ${at})
      FILTER (WHERE ${at} > now() - interval '24 hours'),
    '{}'
  )`;
