import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { codeOf, demoModeratorKey, demoSettings, drawDemoKey } from './demo.mjs';

const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'wayfellow-demo-'));

test('the demo moderators have a key of their own in the embedded database', () => {
  const folder = emptyFolder();
  drawDemoKey({}, folder);
  const key = demoModeratorKey(folder);
  assert.match(key, /^[A-Z2-7]{32}$/);
  assert.deepEqual(demoSettings({}, folder), { SEED_DEMO: 'true', DEMO_MODERATOR_KEY: key });
  const other = emptyFolder();
  drawDemoKey({}, other);
  assert.notEqual(demoModeratorKey(other), key);
});

test('there are none where DATABASE_URL is set, whatever else is', () => {
  const folder = emptyFolder();
  drawDemoKey({}, folder);
  const env = {
    DATABASE_URL: 'postgres://localhost/wayfellow',
    SEED_DEMO: 'true',
    DEMO_MODERATOR_KEY: 'A'.repeat(32),
  };
  assert.deepEqual(demoSettings(env, folder), { SEED_DEMO: 'false', DEMO_MODERATOR_KEY: '' });
  const own = emptyFolder();
  drawDemoKey(env, own);
  assert.equal(demoModeratorKey(own), undefined);
});

test('there are none without demo travelers, nor in a database that is older', () => {
  const folder = emptyFolder();
  drawDemoKey({ SEED_DEMO: 'false' }, folder);
  mkdirSync(path.join(folder, 'postgres'));
  drawDemoKey({}, folder);
  assert.equal(demoModeratorKey(folder), undefined);
  assert.equal(demoSettings({}, folder).DEMO_MODERATOR_KEY, '');
});

test('codes are those of RFC 6238', () => {
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  assert.deepEqual(
    [59, 1_111_111_109, 20_000_000_000].map((seconds) => codeOf(key, seconds * 1_000)),
    ['287082', '081804', '353130'],
  );
});
