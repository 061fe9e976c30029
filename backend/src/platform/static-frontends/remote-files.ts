import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteFileView } from '@wayfellow/contracts';

/** The part of a federation manifest that we read (module-federation.io, Manifest). */
interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes?: { path: string; assets: { js: { sync: string[] } } }[];
}

/** What every remote exposes. */
const EXPOSED = './routes';

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
 * The files in `folder` that a remote's screens cannot do without, as its manifest names them: its entry, then the chunks of
 * what it exposes. Each with its hash in the format of a script's `integrity`. Empty when one of them is not there.
 */
export const filesOfRemote = async (folder: string): Promise<RemoteFileView[]> => {
  try {
    const manifest = JSON.parse(await readFile(join(folder, 'mf-manifest.json'), 'utf8')) as Manifest;
    const { path, name } = manifest.metaData.remoteEntry;
    const exposed = manifest.exposes?.find((each) => each.path === EXPOSED);
    const files = [join(path, name), ...(exposed?.assets.js.sync ?? [])];
    return await Promise.all(
      files.map(async (file) => ({ path: file, integrity: await integrityOfFile(join(folder, file)) })),
    );
  } catch {
    return [];
  }
};
