import type { Config } from '../../config/config.js';
import { keptSecret } from './kept-secret.js';

/** The secret that second steps are encrypted by: the one that is set, or one made at the first start and kept in DATA_DIR. */
export const accountSecret = (config: Pick<Config, 'accountSecret' | 'dataDir'>): string =>
  config.accountSecret ?? keptSecret(config.dataDir, 'account-secret');
