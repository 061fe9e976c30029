import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { root } from '../workspace.mjs';

const { prepare } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;

/** Runs `prepare` in a folder without the other files, such as where only package.json was copied. */
function runPrepare({ isClone, hasGit = true, env = {} }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-prepare-'));
  try {
    const git = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout.trim();
    if (isClone) git('init', '--quiet');
    symlinkSync(process.execPath, path.join(folder, 'node'));
    const ours = { ...process.env, CI: '', ...(!hasGit && { PATH: folder }), ...env };
    execFileSync(prepare, { cwd: folder, shell: true, env: ours });
    return git('config', '--local', 'core.hooksPath');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('installing in a clone switches the hooks on', () => {
  assert.equal(runPrepare({ isClone: true }), '.githooks');
  assert.ok(existsSync(path.join(root, '.githooks/pre-commit')));
});

test('installing outside a clone, in CI or without git does nothing, and does not fail', () => {
  assert.equal(runPrepare({ isClone: false }), '');
  assert.equal(runPrepare({ isClone: true, env: { CI: 'true' } }), '');
  assert.equal(runPrepare({ isClone: true, hasGit: false }), '');
});
