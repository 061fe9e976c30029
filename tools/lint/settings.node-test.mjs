import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { parse } from 'yaml';
import { readSettings, readmeWithSettings } from '../settings.mjs';
import { root } from '../workspace.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const settings = readSettings();
const names = settings.flatMap((setting) => setting.names);
const unknown = (keys) => [...keys].filter((key) => !names.includes(key));

test('README.md has the table of settings that .env.example gives', () => {
  assert.equal(read('README.md'), readmeWithSettings(), 'run `npm run settings`');
});

test('every group of settings has a text and a default, and is listed once', () => {
  for (const { names, value, text, whenEmpty } of settings)
    assert.ok(text && (value || whenEmpty), names.join(', '));
  assert.deepEqual(names, [...new Set(names)]);
  assert.equal(names.length, [...read('.env.example').matchAll(/^[^#\n]+=/gm)].length);
});

test('docs/operations.md names no setting that does not exist', () => {
  const named = [...read('docs/operations.md').matchAll(/`([A-Z]+_[A-Z_]+)(=\w+)?`/g)].map(
    ([, name]) => name,
  );
  assert.ok(named.length);
  const composed = ['docker-compose.yml', 'deploy/compose/https.yml', 'deploy/compose/backup.yml'].flatMap(
    (file) => [...read(file).matchAll(/\$\{(\w+)/g)].map(([, name]) => name),
  );
  assert.deepEqual(
    unknown(named).filter((name) => !composed.includes(name)),
    [],
  );
});

test('docker-compose.yml and the Kubernetes manifests set nothing that does not exist', () => {
  const compose = parse(read('docker-compose.yml'));
  const kubernetes = parse(read('deploy/kubernetes/settings.yaml'));
  assert.deepEqual(unknown(Object.keys({ ...compose['x-settings'], ...kubernetes.data })), []);
});
