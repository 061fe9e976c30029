import type { Config } from '../../config/config.js';
import { storedSecret } from './stored-secret.js';

/** The secret of the session cookies: the configured one, or one generated at the first start in DATA_DIR. */
export const sessionSecret = (config: Pick<Config, 'sessionSecret' | 'dataDir'>): string =>
  config.sessionSecret ?? storedSecret(config.dataDir, 'session-secret');
