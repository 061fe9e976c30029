import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import callsLoader, { callsRule } from '../src/loaders/calls-loader.mjs';

const contracts = path.resolve(import.meta.dirname, '../../contracts/src');

/** The calls of contracts as they are, or as pages get them. */
async function callsOf({ forPages }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-calls-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of readdirSync(contracts, { recursive: true })) {
    if (!name.endsWith('.ts')) continue;
    const file = path.join(contracts, name);
    const source = readFileSync(file, 'utf8');
    const isCalls = file.startsWith(callsRule.include);
    const { code } = transformSync(forPages && isCalls ? callsLoader(source) : source, {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    const to = path.join(folder, name.replace(/\.ts$/, '.js'));
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, code);
  }
  const { endpoints } = await import(pathToFileURL(path.join(folder, 'index.js')).href);
  rmSync(folder, { recursive: true });
  return Object.entries(endpoints).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ name: `${group}.${name}`, ...call })),
  );
}

const needed = ({ name, method, path: at, changes }) => ({ name, method, path: at, changes });

test('pages get of each call its method, its path and what it changes, and nothing to read', async () => {
  const [all, forPages] = await Promise.all([callsOf({ forPages: false }), callsOf({ forPages: true })]);
  assert.ok(all.some(({ changes }) => changes?.length > 0));
  assert.deepEqual(forPages.map(needed), all.map(needed));
  assert.deepEqual(
    forPages.filter(({ summary }) => summary !== undefined),
    [],
  );
});

test('a declaration that spreads another object is refused', () => {
  assert.throws(() => callsLoader(`const one = endpoint('GET /api/one', { ...about });`), /spreads nothing/);
});
