import {
  type BackendFactory,
  PostgresConnection,
  type PostgresConnectionOptions,
  PostgresQueueBackend,
} from 'bullmq';

/** Our migrations have run when this is made. BullMQ's own check would never run again if it failed once. */
class MigratedConnection extends PostgresConnection {
  override async waitUntilReady(): Promise<void> {
    // The next query fails by itself where the database is unreachable.
  }
}

/** BullMQ's PostgreSQL backend, for a database that may be gone for a while. */
export const createMigratedBackend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (
  name,
  options,
) => new PostgresQueueBackend(new MigratedConnection(options.connection), name, options);
