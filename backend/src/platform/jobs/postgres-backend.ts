import { setTimeout as after } from 'node:timers/promises';
import {
  type BackendFactory,
  PostgresConnection,
  type PostgresConnectionOptions,
  PostgresQueueBackend,
} from 'bullmq';

const BREATH_MS = 500;

/** Our migrations have run when this is made. Its own check would be remembered for ever if it failed once. */
class MigratedConnection extends PostgresConnection {
  override async waitUntilReady(): Promise<void> {
    // Whatever asks next meets the database itself.
  }
}

/** A worker asks again at once after most failures: while the database is gone that would be all this process does. */
const withBreath = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    await after(BREATH_MS);
    throw error;
  }
};

class PatientBackend extends PostgresQueueBackend {
  override moveToActive(...args: Parameters<PostgresQueueBackend['moveToActive']>) {
    return withBreath(super.moveToActive(...args));
  }

  override waitForJob(...args: Parameters<PostgresQueueBackend['waitForJob']>) {
    return withBreath(super.waitForJob(...args));
  }
}

/** BullMQ's PostgreSQL backend, for a database that may be gone for a while. */
export const createPatientBackend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (
  name,
  options,
) => new PatientBackend(new MigratedConnection(options.connection), name, options);
