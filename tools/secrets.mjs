// `npm run secrets`: writes the secrets that docker-compose.yml needs into .env, and keeps those that are there.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './workspace.mjs';

/** The secrets that every compose command asks for. */
export const secretNames = [
  'SESSION_SECRET',
  'ACCOUNT_SECRET',
  'POSTGRES_PASSWORD',
  'POSTGRES_APP_PASSWORD',
  'REDIS_PASSWORD',
];
const BYTES = 32;

/** The text of an .env file with every secret: those it lacks are generated. */
export function withSecrets(text) {
  const known = parseEnv(text);
  const lines = secretNames
    .filter((name) => !known[name])
    .map((name) => `${name}=${randomBytes(BYTES).toString('base64url')}\n`);
  const separator = text && !text.endsWith('\n') ? '\n' : '';
  return lines.length ? text + separator + lines.join('') : text;
}

if (import.meta.filename === process.argv[1]) {
  const file = path.join(root, '.env');
  writeFileSync(file, withSecrets(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  // Nobody but its owner needs to read it.
  chmodSync(file, 0o600);
  console.log('All secrets are in .env.');
}
