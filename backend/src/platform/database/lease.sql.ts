/** A table of work to be done, with the columns by which workers share it. */
interface Leased {
  table: string;
  key?: string;
  /** How often the row was leased. */
  attempts?: string;
  /** When it may be leased again; an index of the table has these times. */
  until?: string;
  /** Which rows, besides that they are due. */
  where?: string;
  returning: string;
}

/**
 * SQL statement: leases the row that has been due longest for a minute, and for longer each time it failed, up to six hours. Two
 * workers never get the same. Whoever does the work removes the row, or what makes it due; a worker that dies leaves it to the
 * next, when the lease is over.
 */
export const leaseSql = ({
  table,
  key = 'id',
  attempts = 'attempts',
  until = 'leased_until',
  where = 'true',
  returning,
}: Leased): string =>
  // The subquery is evaluated once; one that is joined may be evaluated for each row, and all of them be leased. JavaScript
  // knows times to the millisecond. Of what fails for weeks, a power of all attempts would be longer than any interval.
  `
  UPDATE ${table}
  SET ${attempts} = ${attempts} + 1,
    ${until} = date_trunc('milliseconds', now() + interval '1 minute' * least(360, 2 ^ least(${attempts}, 9)))
  WHERE ${key} = (
    SELECT ${key} FROM ${table} WHERE ${until} <= now() AND ${where} ORDER BY ${until} LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING ${returning}`;
