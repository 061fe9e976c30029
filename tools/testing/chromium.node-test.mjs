import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumOptions } from './chromium.mjs';

test('what Playwright turns off in Chromium stays off', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-chromium-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const program = path.join(folder, 'chromium');
  const told = path.join(folder, 'arguments');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${told}'\n`);
  chmodSync(program, 0o755);
  await assert.rejects(chromium.launch({ ...chromiumOptions(), executablePath: program }));
  const lists = readFileSync(told, 'utf8')
    .split('\n')
    .filter((argument) => argument.startsWith('--disable-features='))
    .map((argument) => argument.slice('--disable-features='.length).split(','));
  assert.equal(lists.length, 2, 'Playwright has a list, and we have one after it');
  const [theirs, ours] = lists;
  assert.deepEqual(
    theirs.filter((feature) => !ours.includes(feature)),
    [],
  );
});
