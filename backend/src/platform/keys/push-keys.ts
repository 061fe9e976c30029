import { createECDH, createHmac } from 'node:crypto';
import type { Config } from '../../config/config.js';
import { accountSecret } from './account-secret.js';

/** Both in base64url. */
interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The pair of a secret, the same on every machine. Of 2^32 numbers about one is no private key of the curve; the next one is. */
const derivedFrom = (secret: string, attempt = 0): PushKeys => {
  const keys = createECDH('prime256v1');
  const number = createHmac('sha256', secret).update(`push services ${attempt}`).digest();
  try {
    keys.setPrivateKey(number);
  } catch {
    return derivedFrom(secret, attempt + 1);
  }
  return { publicKey: keys.getPublicKey('base64url'), privateKey: number.toString('base64url') };
};

/**
 * What push services know this server by (VAPID, RFC 8292): the configured keys, or those of ACCOUNT_SECRET, which all instances
 * have, whatever machine they are on. With others, browsers have to subscribe again.
 */
export const pushKeys = (config: Pick<Config, 'vapid' | 'accountSecret' | 'dataDir'>): PushKeys =>
  config.vapid ?? derivedFrom(accountSecret(config));
