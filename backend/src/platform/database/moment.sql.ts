/** SQL expression: a time in microseconds since 1970, as the cursors of pages carry it ('moment'). */
export const momentSql = (at: string): string => `(extract(epoch FROM ${at}) * 1000000)::bigint`;

/** SQL expression: the time that a cursor carries, from its parameter, such as '$2'. */
export const timeOfMomentSql = (moment: string): string =>
  `timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond'`;
