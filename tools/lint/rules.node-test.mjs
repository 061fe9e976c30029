import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { root } from '../workspace.mjs';
import { moduleArrows, moduleFolders } from './house.mjs';
import { importing, rulesBroken } from './rules-broken.mjs';

const typeAwareEslint = new ESLint({ cwd: root });

test('every module of the backend is in the list of arrows', async () => {
  for (const name of readdirSync(path.join(root, 'backend/src/modules'))) {
    const file = `backend/src/modules/${name}/x.service.ts`;
    assert.deepEqual(
      await rulesBroken(file, importing('../nowhere/nowhere.service.js')),
      ['no-restricted-imports'],
      name,
    );
  }
});

test('docs/architecture.md has the arrows and folders that are enforced', () => {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const namesIn = (cell) => (cell === 'none' ? [] : cell.split(', '));
  /** The last cell of each row below a head, by the name in the first. */
  const table = (head) => {
    const [, rows] = page.split(`${head}\n`);
    const cells = rows.split('\n\n')[0].split('\n').slice(1);
    return Object.fromEntries(
      cells
        .map((row) => row.split('|').map((cell) => cell.trim()))
        .map((row) => [row[1].replaceAll('`', ''), namesIn(row.at(-2))]),
    );
  };
  const sorted = (arrows) =>
    Object.fromEntries(Object.entries(arrows).map(([name, used]) => [name, [...used].sort()]));
  assert.deepEqual(table('| Module | Holds | Uses |'), sorted(moduleArrows));
  assert.deepEqual(table('| Module | Folders, from the lowest up |'), moduleFolders);
});

test('every folder of a module is in the order of its folders', async () => {
  const modules = path.join(root, 'backend/src/modules');
  const folders = readdirSync(modules).flatMap((name) =>
    readdirSync(path.join(modules, name), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${name}/${entry.name}`),
  );
  for (const folder of folders) {
    const file = `backend/src/modules/${folder}/x.ts`;
    assert.deepEqual(await rulesBroken(file, importing('../nowhere.js')), ['no-restricted-imports'], folder);
  }
});

test('the environment is read in config alone', async () => {
  const reading = 'export const port = process.env.PORT;\n';
  for (const file of [
    'backend/src/app.ts',
    'libs/web/src/session/session.tsx',
    'mfe-matching/src/routes.tsx',
  ]) {
    assert.deepEqual(await rulesBroken(file, reading), ['no-restricted-properties'], file);
  }
  assert.deepEqual(await rulesBroken('backend/src/config/read-config.ts', reading), []);
});

test('`only` and timeouts of their own are refused in tests, and `any` as a type', async () => {
  const file = 'libs/web/src/session/session.test.tsx';
  assert.deepEqual(await rulesBroken(file, "it.only('x', () => {});\n"), ['no-restricted-properties']);
  assert.deepEqual(await rulesBroken(file, 'jest.setTimeout(1);\n'), ['no-restricted-properties']);
  assert.deepEqual(await rulesBroken(file, "fit('x', () => {});\n"), ['no-restricted-globals']);
  assert.deepEqual(
    await rulesBroken('libs/web/src/session/session.tsx', 'export const a = (b: any) => b;\n'),
    ['@typescript-eslint/no-explicit-any'],
  );
});

/** Code that only type-aware rules refuse: mistakes with promises would lose messages. */
const typeAware = {
  '@typescript-eslint/no-floating-promises': 'Promise.resolve();',
  '@typescript-eslint/no-misused-promises': '[1].forEach(async () => undefined);',
  '@typescript-eslint/switch-exhaustiveness-check':
    "export const one = (of: 'a' | 'b') => {\n  switch (of) {\n    case 'a':\n      return 1;\n  }\n};",
};
for (const [rule, code] of Object.entries(typeAware))
  for (const file of ['backend/src/stop.ts', 'libs/web/src/live/live-channel.ts'])
    test(`${rule} holds in ${file}`, async () => {
      assert.ok((await rulesBroken(file, `${code}\n`, typeAwareEslint)).includes(rule));
    });
