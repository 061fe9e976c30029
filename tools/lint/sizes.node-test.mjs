import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { root } from '../workspace.mjs';

const MAX_LINES = 225;
const MAX_TEST_LINES = 249;
const MAX_FILES_IN_FOLDER = 16;

/** Word lists: their length says nothing about how hard they are to read. */
const lists = new Set(['backend/src/modules/auth/common-passwords.ts']);

const isTest = (file) =>
  /[.-](test|spec|journey)\.(tsx?|mjs)$/.test(file) || /(^|\/)(test|journeys|testing)\//.test(file);

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(path.join(root, file)) && !lists.has(file));

const linesOf = (file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;

test('no production file has more than 225 lines, and no test more than 249', () => {
  const tooLong = sources.filter((file) => linesOf(file) > (isTest(file) ? MAX_TEST_LINES : MAX_LINES));
  assert.deepEqual(tooLong, []);
});

test('no folder has more than 16 production files', () => {
  const counts = {};
  for (const file of sources.filter((each) => !isTest(each))) {
    counts[path.dirname(file)] = (counts[path.dirname(file)] ?? 0) + 1;
  }
  const tooFull = Object.keys(counts).filter((folder) => counts[folder] > MAX_FILES_IN_FOLDER);
  assert.deepEqual(tooFull, []);
});
