// `node tools/product/build-on-change.mjs`, in backend: recompiles each source file when it changes. swc's own --watch
// needs another package for what Node can do itself.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.mjs';

const SETTLE_MS = 50;
const swc = path.join(root, 'node_modules/@swc/cli/bin/swc.js');
const changed = new Set();
let timer;
let running = Promise.resolve();

watch('src', { recursive: true }, (_event, file) => {
  if (!/\.(ts|json)$/.test(file ?? '')) return;
  changed.add(path.join('src', file));
  clearTimeout(timer);
  timer = setTimeout(() => (running = running.then(compile)), SETTLE_MS);
});

function compile() {
  const files = [...changed].filter((file) => existsSync(file));
  changed.clear();
  if (files.length === 0) return undefined;
  const options = ['-d', 'dist', '--strip-leading-paths', '--copy-files'];
  const child = spawn(process.execPath, [swc, ...files, ...options], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', resolve));
}
