import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileName, Files, checkedName } from './files.js';

const isMissing = (error: NodeJS.ErrnoException): boolean => error.code === 'ENOENT';

/** Files in folders of DATA_DIR. */
export class FolderFiles extends Files {
  readonly isLocal = true;

  constructor(private readonly dataDir: string) {
    super();
  }

  async write(name: FileName, bytes: Buffer): Promise<void> {
    const path = this.pathOf(name);
    // A reader sees the whole file or none, also if this process ends meanwhile.
    const unfinished = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async read(name: FileName): Promise<Buffer | undefined> {
    try {
      return await readFile(this.pathOf(name));
    } catch (error) {
      if (isMissing(error as NodeJS.ErrnoException)) return undefined;
      throw error;
    }
  }

  async remove(name: FileName): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: FileName): string {
    return join(this.dataDir, checkedName(name));
  }
}
