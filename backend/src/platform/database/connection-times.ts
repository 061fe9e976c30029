/** After how many milliseconds a connection to PostgreSQL counts as lost. */
export const connectionTimes = {
  /** While connecting. */
  connectMs: 3_000,
  /** Without an answer to `SELECT 1`, on the connection that listens. */
  probeMs: 5_000,
};
