import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../postgres/cluster.mjs';

// The demo moderators, mod and lead, need a second step like all moderators. Its key is drawn at the first start with the
// embedded database, and nobody else has it: they exist in no other database.

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const KEY_LENGTH = 32;
const PERIOD_MS = 30_000;

const keyFile = (dataDir) => path.join(dataDir, 'demo-moderator-key');

/** The key of the demo moderators' second steps; undefined where there are none. */
export const demoModeratorKey = (dataDir) =>
  existsSync(keyFile(dataDir)) ? readFileSync(keyFile(dataDir), 'utf8').trim() : undefined;

/**
 * The settings that decide what the demo is. The user's own database never gets demo accounts; in production the backend
 * itself refuses the settings.
 */
export function demoSettings(env, dataDir) {
  if (env.NODE_ENV === 'production') return {};
  if (env.DATABASE_URL) return { SEED_DEMO: 'false', DEMO_MODERATOR_KEY: '' };
  return { SEED_DEMO: env.SEED_DEMO || 'true', DEMO_MODERATOR_KEY: demoModeratorKey(dataDir) ?? '' };
}

/**
 * Draws the key before the first start. A database that is older than the demo moderators stays without them.
 * @throws {UserError} when the folder can't be created or written to
 */
export function drawDemoKey(env, dataDir) {
  if (env.DATABASE_URL || env.SEED_DEMO === 'false' || existsSync(path.join(dataDir, 'postgres'))) return;
  makeFolder(dataDir);
  const key = Array.from(randomBytes(KEY_LENGTH), (byte) => BASE32[byte % BASE32.length]).join('');
  writeFileSync(keyFile(dataDir), `${key}\n`, { mode: 0o600 });
}

/** The code of a key at a time, as an authenticator app shows it (RFC 6238). */
export function codeOf(key, atMs = Date.now()) {
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(atMs / PERIOD_MS)));
  const mac = createHmac('sha1', bytes).update(step).digest();
  const number = mac.readUInt32BE(mac.at(-1) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
