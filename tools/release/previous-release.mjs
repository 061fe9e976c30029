import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The release that runs while this one is rolled out: its commit, its migrations, and which of its API tests are run on the
 * schema of this one. Left out are those whose names begin with one of `except`: they undo migrations, which that release can
 * only with its own, or measure time, which a busy machine makes longer and which no schema changes.
 *
 * @type {{ commit: string, migrations: string[], tests: string[], except: string[] }}
 */
export const previousRelease = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'previous-release.json'), 'utf8'),
);
