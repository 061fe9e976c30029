// What all peers have in common: they get the addresses of PostgreSQL and Redis as variables, listen on a port that is free,
// and tell it to the process that started them.

/** The address of the database. */
export const databaseUrl = process.env.DATABASE_URL;

/** The address of Redis. */
export const redisUrl = process.env.REDIS_URL;

/** Listens on a free port of the loopback address, and reports it. */
export function serve(server) {
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
}
