import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const libs = ['contracts', 'federation', 'router', 'ui', 'web'].map((lib) => join(root, 'libs', lib, 'src'));

/**
 * Eight hex digits that identify a build. The same sources give the same id, so that Nx can cache builds and browsers
 * can cache a remote's entry forever. BUILD_ID in the environment takes precedence.
 * @param {string} dir the project's folder
 */
export function buildId(dir) {
  if (process.env.BUILD_ID) return process.env.BUILD_ID;
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of [join(dir, 'src'), ...libs]) addFolder(hash, folder);
  return hash.digest('hex').slice(0, 8);
}

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path));
}
