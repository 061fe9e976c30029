import type { Config } from '../../config/config.js';
import { keptSecret } from './kept-secret.js';

/** The secret of the session cookies: the one that is set, or one made at the first start and kept in DATA_DIR. */
export const sessionSecret = (config: Pick<Config, 'sessionSecret' | 'dataDir'>): string =>
  config.sessionSecret ?? keptSecret(config.dataDir, 'session-secret');
