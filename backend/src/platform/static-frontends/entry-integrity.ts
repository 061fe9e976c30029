import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
}

/** By file: a remote is deployed without restarting us, so a hash holds only while its file stays as it was. */
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
 * The hash of the entry that the manifest in `folder` names, as a script's `integrity` wants it. Null when the remote is not
 * there: nobody can then say what its entry should be.
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
