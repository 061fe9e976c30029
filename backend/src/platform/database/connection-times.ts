/** How long PostgreSQL may take on a connection before it counts as gone, in milliseconds. */
export const connectionTimes = {
  connectMs: 3_000,
  /** To answer a question that costs nothing, on the connection that listens. */
  probeMs: 5_000,
};
