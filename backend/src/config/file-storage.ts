import type { FilesConfig } from './config.js';
import { type Env, address, refuse, text } from './settings.js';

const keys = ['FILES_S3_URL', 'FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'] as const;

/**
 * The storage service for files; undefined if none of its settings is set.
 * @throws ConfigError when only some of them are
 */
export const fileStorage = (env: Env): FilesConfig | undefined => {
  if (keys.every((key) => text(env, key) === undefined)) return undefined;
  const [url, bucket, keyId, secret] = keys.map(
    (key) => text(env, key) ?? refuse(key, 'set: the FILES_S3_ settings belong together'),
  ) as [string, string, string, string];
  const base = address('FILES_S3_URL', url, ['http:', 'https:']).replace(/\/+$/, '');
  return Object.freeze({ url: base, bucket, keyId, secret });
};
