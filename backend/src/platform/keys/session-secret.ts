import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.js';

const SECRET_BYTES = 32;

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** The secret of the session cookies: the one that is set, or one made at the first start and kept in DATA_DIR. */
export const sessionSecret = (config: Pick<Config, 'sessionSecret' | 'dataDir'>): string => {
  if (config.sessionSecret) return config.sessionSecret;
  const file = join(config.dataDir, 'session-secret');
  mkdirSync(config.dataDir, { recursive: true });
  try {
    // 'wx' lets one of two instances that start together win; the other reads what it wrote.
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  return readFileSync(file, 'utf8').trim();
};
