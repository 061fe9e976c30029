import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRET_BYTES = 32;

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** A secret stored in a file of this name: made at the first start, read at the next ones. */
export const storedSecret = (folder: string, name: string): string => {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  try {
    // 'wx' lets one of two instances that start together win; the other reads what it wrote.
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  return readFileSync(file, 'utf8').trim();
};
