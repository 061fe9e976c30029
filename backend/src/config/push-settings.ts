import { createECDH } from 'node:crypto';
import type { Config } from './config.js';
import { type Env, refuse, text } from './settings.js';

const publicKeyOf = (privateKey: string): string | undefined => {
  const keys = createECDH('prime256v1');
  try {
    keys.setPrivateKey(privateKey, 'base64url');
  } catch {
    return undefined;
  }
  return keys.getPublicKey('base64url');
};

/**
 * The keys that push services know this server by; undefined if neither is set.
 * @throws ConfigError unless they are a pair
 */
export const vapidKeys = (env: Env): Config['vapid'] => {
  const [publicKey, privateKey] = [text(env, 'VAPID_PUBLIC_KEY'), text(env, 'VAPID_PRIVATE_KEY')];
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (privateKey === undefined || publicKey === undefined || publicKeyOf(privateKey) !== publicKey)
    return refuse('VAPID_PUBLIC_KEY', 'the public key of VAPID_PRIVATE_KEY, both in base64url');
  return Object.freeze({ publicKey, privateKey });
};

/** Hosts besides those of the push services: a stand-in, for tests alone. */
export const pushHosts = (env: Env, isProduction: boolean): readonly string[] => {
  const hosts = text(env, 'PUSH_HOSTS')?.split(/[\s,]+/) ?? [];
  return isProduction && hosts.length > 0
    ? refuse('PUSH_HOSTS', 'empty when NODE_ENV is production')
    : Object.freeze(hosts);
};
