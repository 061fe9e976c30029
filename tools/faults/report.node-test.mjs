import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { root } from '../workspace.mjs';
import { faults } from './faults.mjs';
import { reportOf, resultsIn } from './report.mjs';

test('a report keeps the results of the faults that are not caused again', () => {
  const results = {
    F1: { date: '2026-11-27', seconds: 61, passed: 1, failed: 0 },
    F11: { date: '2026-11-26', seconds: 9, passed: 7, failed: 2 },
  };
  assert.deepEqual(resultsIn(reportOf(results)), results);
});

test('each fault names tests that exist', () => {
  for (const { name, tests } of faults)
    for (const { file } of tests) {
      const full = path.join(root, 'backend/test', `${file}.e2e-spec.ts`);
      assert.ok(existsSync(full), `${name}: ${full}`);
    }
});
