import type { DataSource } from 'typeorm';
import type { Files } from '../../platform/files/files.js';
import type { SealKey } from './demo/seed-cases.js';
import { seedDemo } from './demo/seed-demo.js';
import { seedDestinations } from './seed-destinations.js';

/** Any number, as long as every instance uses the same: 'seed' in ASCII. */
const SEED_LOCK = 0x73656564;

export interface SeedOptions {
  /** Whether to insert the demo travelers if there are no accounts yet. */
  demo: boolean;
  /** Encrypts the key of the demo moderators' second steps; without it there are none. */
  sealKey?: SealKey | undefined;
  /** The URL of each built-in picture by its slug. */
  posters: ReadonlyMap<string, string>;
  /** Where the portraits of the demo travelers are stored. */
  files: Files;
  /** Gets one line about what was inserted; not called when nothing was. */
  log?: (line: string) => void;
}

/**
 * Inserts the missing destinations, and the demo travelers if they are wanted and there are no accounts yet.
 * May run at every start and on several instances at once: everything is inserted in one transaction, and only once.
 * @throws when the database cannot be reached or is not migrated
 */
export const seed = (
  dataSource: DataSource,
  { demo, sealKey, posters, files, log = () => undefined }: SeedOptions,
): Promise<void> =>
  dataSource.transaction(async (manager) => {
    // Held until the transaction ends, so that the next instance sees what this one inserted.
    await manager.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const added = await seedDestinations(manager, posters);
    if (added) log(`Added ${added} destinations`);
    const [{ isEmpty }] = await manager.query<[{ isEmpty: boolean }]>(
      'SELECT NOT EXISTS (SELECT FROM users) AS "isEmpty"',
    );
    if (demo && isEmpty) log(`Added ${await seedDemo(manager, files, sealKey)} demo travelers`);
  });
