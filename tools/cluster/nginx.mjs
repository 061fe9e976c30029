import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../ports.mjs';
import { run } from '../processes.mjs';
import { programPath } from '../testing/programs.mjs';
import { root } from '../workspace.mjs';

const POLL_MS = 50;
/** Nobody listens there. */
const NOWHERE = '127.0.0.1:1';
const NAMES = ['backend', 'mfe-matching', 'mfe-messaging', 'mfe-subscription'];

/** What deploy/upstreams.sh writes in a container. `places`: host:port of all that answer to a name. */
export const upstreamsOf = (places) =>
  NAMES.map((name) => {
    const servers = (places[name]?.length ? places[name] : [NOWHERE]).map(
      (place) => `  server ${place} max_fails=1 fail_timeout=2s;\n`,
    );
    return `upstream ${name} {\n  zone ${name} 64k;\n${servers.join('')}  keepalive 64;\n}\n`;
  }).join('');

/**
 * Starts nginx with one of the configurations of deploy/. It is as in a container, except that it writes and reads below
 * `folder` and listens on `port` of the loopback address.
 *
 * @param {{ folder: string, name?: string, port?: number, files?: string, upstreams?: string,
 *   changes?: Record<string, string>, command?: string[] }} options files: what is /srv in a container;
 *   changes: what else is put in place of which text; command: what runs nginx
 * @returns {Promise<{ url: string, logged(): string, stop(): Promise<void> }>}
 *   logged: its error log so far
 */
export async function startNginx({
  folder,
  name = 'nginx.conf',
  port: wantedPort,
  files = path.join(folder, 'srv'),
  upstreams = '',
  changes = {},
  command = [programPath('nginx'), '-g', 'daemon off;'],
}) {
  const port = wantedPort ?? (await freePort());
  const home = path.join(folder, name);
  mkdirSync(home, { recursive: true });
  // As root, nginx reads as another user.
  for (const each of [folder, home]) chmodSync(each, 0o755);
  const all = {
    '/tmp/': `${home}/`,
    '/srv': files,
    'listen 8080': `listen 127.0.0.1:${port}`,
    ...changes,
  };
  let text = readFileSync(path.join(root, 'deploy', name), 'utf8');
  for (const [from, to] of Object.entries(all)) {
    assert.ok(text.includes(from), `${name} has ${from}`);
    text = text.replaceAll(from, to);
  }
  const configuration = path.join(home, 'nginx.conf');
  writeFileSync(configuration, text);
  writeFileSync(path.join(home, 'upstreams.conf'), upstreams);
  const [program, ...args] = command;
  const nginx = run(program, [...args, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
    stopSignal: 'SIGQUIT',
  });
  let log = '';
  nginx.child.stderr.on('data', (chunk) => (log += chunk));
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/metrics`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    assert.equal(nginx.child.exitCode, null, `nginx runs: ${log}`);
    await wait(POLL_MS);
  }
  return {
    url,
    logged: () => log,
    stop: () => nginx.stop(),
  };
}
