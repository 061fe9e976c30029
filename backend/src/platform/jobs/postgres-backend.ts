import {
  type BackendFactory,
  PostgresConnection,
  type PostgresConnectionOptions,
  PostgresQueueBackend,
} from 'bullmq';

/** The migrations have already run. BullMQ's own check would never be repeated if it failed once. */
class MigratedConnection extends PostgresConnection {
  override async waitUntilReady(): Promise<void> {
    // If the database is unreachable, the next query fails anyway.
  }
}

/** BullMQ's PostgreSQL backend, made to survive a temporary outage of the database. */
export const createMigratedBackend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (
  name,
  options,
) => new PostgresQueueBackend(new MigratedConnection(options.connection), name, options);
