import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config/read-config.js';
import { pushKeys } from './push-keys.js';

const ACCOUNT_SECRET = 'an account secret that is long enough';
const env = { DATABASE_URL: 'postgres://localhost/wayfellow' };

let folders: string[];
beforeEach(() => {
  folders = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `wayfellow-${name}-`)));
});
afterEach(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The keys of an instance on each of two machines, with these settings. */
const keysWith = (settings: Record<string, string>) =>
  folders.map((DATA_DIR) => pushKeys(readConfig({ ...env, ...settings, DATA_DIR })));

test('are the same on several machines without a setting of their own, and others with another secret', () => {
  const [one, other] = keysWith({ ACCOUNT_SECRET });
  expect(one).toEqual(other);
  expect(keysWith({ ACCOUNT_SECRET: `${ACCOUNT_SECRET}!` })[0]).not.toEqual(one);
});

test('are a pair that could be set', () => {
  const [derived] = keysWith({ ACCOUNT_SECRET });
  const { publicKey = '', privateKey = '' } = derived ?? {};
  const set = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(keysWith({ ACCOUNT_SECRET: `${ACCOUNT_SECRET}!`, ...set })).toEqual([derived, derived]);
});
