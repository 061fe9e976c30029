import { createHmac } from 'node:crypto';
import type { Config } from '../../config/config.js';
import { accountSecret } from './account-secret.js';

/** Keyed hashes of email addresses, ignoring case. Those of two purposes do not tell that an address is the same. */
export const addressHashes = (config: Config, purpose: string): ((address: string) => Buffer) => {
  const key = createHmac('sha256', accountSecret(config)).update(purpose).digest();
  return (address) => createHmac('sha256', key).update(address.toLowerCase()).digest();
};
