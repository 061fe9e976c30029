import type { Config } from '../../config/config.js';
import { storedSecret } from './stored-secret.js';

/** The secret that encrypts the keys of second steps: the configured one, or one generated at the first start in DATA_DIR. */
export const accountSecret = (config: Pick<Config, 'accountSecret' | 'dataDir'>): string =>
  config.accountSecret ?? storedSecret(config.dataDir, 'account-secret');
