import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileContent, type FileName, Files, checkedName } from './files.js';

const isMissing = (error: NodeJS.ErrnoException): boolean => error.code === 'ENOENT';

/** Writes each part as it comes; returns the size of all. The file is on the disk afterwards. */
const writeParts = async (
  path: string,
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> => {
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const part of parts) {
      await file.writeFile(part);
      size += part.length;
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
};

/** Files in folders of DATA_DIR. */
export class FolderFiles extends Files {
  readonly isLocal = true;

  constructor(private readonly dataDir: string) {
    super();
  }

  async write(name: FileName, content: FileContent): Promise<number> {
    const path = this.pathOf(name);
    // A reader sees the whole file or none, also if this process ends meanwhile.
    const unfinished = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      const size = await writeParts(unfinished, Buffer.isBuffer(content) ? [content] : content);
      await rename(unfinished, path);
      return size;
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
