import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tools/ports.mjs';
import { programPath } from '../../tools/testing/programs.mjs';

/**
 * Starts nginx with one of our configurations, changed to write and read below `folder` and to listen on a free port.
 *
 * @param {Record<string, string>} [changes] what else is put in place of which text
 * @returns {Promise<{ url: string, logged(): string, stop(): Promise<void> }>} logged: its error log so far
 */
export async function startNginx(folder, name, changes = {}) {
  const port = await freePort();
  const home = path.join(folder, name);
  mkdirSync(home, { recursive: true });
  const all = {
    '/tmp/': `${home}/`,
    '/srv': path.join(folder, 'srv'),
    'listen 8080': `listen 127.0.0.1:${port}`,
    ...changes,
  };
  let text = readFileSync(path.join(import.meta.dirname, '..', name), 'utf8');
  for (const [from, to] of Object.entries(all)) {
    assert.ok(text.includes(from), `${name} has ${from}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(path.join(home, 'nginx.conf'), text);
  const nginx = spawn(programPath('nginx'), ['-c', path.join(home, 'nginx.conf'), '-g', 'daemon off;']);
  let log = '';
  nginx.stderr.on('data', (chunk) => (log += chunk));
  const closed = once(nginx, 'close');
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/metrics`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    assert.equal(nginx.exitCode, null, `nginx runs: ${log}`);
    await wait(50);
  }
  const stop = async () => {
    nginx.kill('SIGQUIT');
    await closed;
  };
  return { url, logged: () => log, stop };
}
