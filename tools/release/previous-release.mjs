import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The release that runs while this one is rolled out: its commit, its migrations, and which of its API tests are run on the
 * schema of this one, without those whose names begin with `except`: they undo migrations, which it can only with its own.
 *
 * @type {{ commit: string, migrations: string[], tests: string[], except: string }}
 */
export const previousRelease = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'previous-release.json'), 'utf8'),
);
