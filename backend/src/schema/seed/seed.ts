import type { DataSource } from 'typeorm';
import { seedDemo } from './demo/seed-demo.js';
import { seedDestinations } from './seed-destinations.js';

/** Any number will do, as long as every instance takes the same: 'seed' in ASCII. */
const SEED_LOCK = 0x73656564;

export interface SeedOptions {
  /** Whether the demo travelers are laid where nobody has an account yet. */
  demo: boolean;
  /** The address of each shipped picture by its slug. */
  posters: ReadonlyMap<string, string>;
  /** Told one line about what was laid; not called when everything was there. */
  log?: (line: string) => void;
}

/**
 * Lays the destinations that are missing, and the demo travelers when asked for and nobody has an account yet.
 * May run at every start and on several instances at once: all or nothing is laid, and only once.
 * @throws when the database cannot be reached or is not migrated
 */
export const seed = (
  dataSource: DataSource,
  { demo, posters, log = () => undefined }: SeedOptions,
): Promise<void> =>
  dataSource.transaction(async (manager) => {
    // Held until the transaction ends, so that the next instance sees what this one laid.
    await manager.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const laid = await seedDestinations(manager, posters);
    if (laid) log(`Laid ${laid} destinations`);
    const [{ isEmpty }] = await manager.query<[{ isEmpty: boolean }]>(
      'SELECT NOT EXISTS (SELECT FROM users) AS "isEmpty"',
    );
    if (demo && isEmpty) log(`Laid ${await seedDemo(manager)} demo travelers`);
  });
