import {
  type BackendFactory,
  PostgresConnection,
  type PostgresConnectionOptions,
  PostgresQueueBackend,
} from 'bullmq';

/** Our migrations have run when this is made. Its own check would be remembered for ever if it failed once. */
class MigratedConnection extends PostgresConnection {
  override async waitUntilReady(): Promise<void> {
    // Whatever asks next meets the database itself.
  }
}

/** BullMQ's PostgreSQL backend, for a database that may be gone for a while. */
export const createMigratedBackend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (
  name,
  options,
) => new PostgresQueueBackend(new MigratedConnection(options.connection), name, options);
