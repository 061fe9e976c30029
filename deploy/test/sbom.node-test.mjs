import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import test from 'node:test';

const script = path.join(import.meta.dirname, '../../tools/sbom.mjs');

test('the bill of materials names what runs, with versions, and nothing that only tests', () => {
  const bill = JSON.parse(
    execFileSync(process.execPath, [script], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 }),
  );
  assert.equal(bill.bomFormat, 'CycloneDX');
  const versions = new Map(bill.components.map(({ name, version }) => [name, version]));
  for (const name of ['@nestjs/core', 'pg', 'react-dom', 'stripe'])
    assert.match(versions.get(name), /^\d+\.\d+/, name);
  for (const name of ['jest', 'eslint', 'playwright-core']) assert.ok(!versions.has(name), name);
});
