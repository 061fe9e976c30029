import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
}

/** By file. A remote is deployed without a restart, so a hash is kept only until its file changes. */
const known = new Map<string, { stamp: string; integrity: string }>();

const integrityOfFile = async (file: string): Promise<string> => {
  const { mtimeMs, size, ino } = await stat(file);
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const before = known.get(file);
  if (before?.stamp === stamp) return before.integrity;
  const integrity = `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
  known.set(file, { stamp, integrity });
  return integrity;
};

/**
 * The hash of the entry that the manifest in `folder` names, in the format of a script's `integrity`; null when the remote
 * is not there.
 */
export const integrityOfEntry = async (folder: string): Promise<string | null> => {
  try {
    const manifest = await readFile(join(folder, 'mf-manifest.json'), 'utf8');
    const { path, name } = (JSON.parse(manifest) as Manifest).metaData.remoteEntry;
    return await integrityOfFile(join(folder, path, name));
  } catch {
    return null;
  }
};
