import { createECDH } from 'node:crypto';
import type { Config } from '../../config/config.js';
import { storedSecret } from './stored-secret.js';

/** Both in base64url. */
interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';

const madeKey = (): string => {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return keys.getPrivateKey('base64url');
};

/**
 * What push services know this server by (VAPID, RFC 8292): the configured keys, or some made at the first start in DATA_DIR. With
 * others, browsers have to subscribe again.
 */
export const pushKeys = ({ vapid, dataDir }: Pick<Config, 'vapid' | 'dataDir'>): PushKeys => {
  if (vapid) return vapid;
  const privateKey = storedSecret(dataDir, 'push-key', madeKey);
  const keys = createECDH(CURVE);
  keys.setPrivateKey(privateKey, 'base64url');
  return { publicKey: keys.getPublicKey('base64url'), privateKey };
};
