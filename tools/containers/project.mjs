import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lastingPort } from '../ports.mjs';
import { secretNames } from '../secrets.mjs';
import { root } from '../workspace.mjs';
import { step } from './steps.mjs';

const READY_LIMIT_MS = 180_000;
const POLL_MS = 250;
const NAME = 'wayfellow-containers';
/** Signs that mean something in addresses, shells and files of settings. */
const secret = (name) => `${name} p@ss/w#rd%41?&:x ${'y'.repeat(32)}`;

/**
 * docker-compose.yml as a project of its own, beside one that may run already.
 *
 * @param {NodeJS.ProcessEnv} env where the engine is
 */
export async function openProject(env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-compose-'));
  const port = await lastingPort();
  const url = `http://localhost:${port}`;
  const settings = Object.fromEntries(secretNames.map((name) => [name, secret(name)]));
  const file = path.join(folder, 'env');
  const lines = Object.entries({ ...settings, FRONT_PORT: port, PUBLIC_ORIGIN: url, LOG_LEVEL: 'warn' });
  writeFileSync(file, lines.map(([name, value]) => `${name}='${value}'\n`).join(''), { mode: 0o600 });
  const options = { cwd: root, env };
  const compose = (...args) => step('docker', ['compose', '-p', NAME, '--env-file', file, ...args], options);
  // Not at once: while an instance restarts, travelers go on.
  const docker = (...args) => step('docker', args, options);

  /** The container of a service, as the engine knows it. */
  const container = (service, index = 1) => `${NAME}-${service}-${index}`;
  /** What a program prints inside a container. */
  const inside = (service, ...command) => docker('exec', container(service), ...command);

  /** Waits until the engine says that a container is well. */
  const untilHealthy = async (service, index) => {
    const deadline = Date.now() + READY_LIMIT_MS;
    const format = '{{.State.Status}} {{.State.Health.Status}}';
    const state = () => docker('inspect', '-f', format, container(service, index));
    while ((await state()) !== 'running healthy') {
      if (Date.now() > deadline) throw new Error(`${container(service, index)} is ${await state()}`);
      await wait(POLL_MS);
    }
  };

  const close = async () => {
    await compose('down', '--volumes', '--remove-orphans', '--timeout', '15');
    rmSync(folder, { recursive: true, force: true });
  };
  return { env, url, compose, docker, container, inside, untilHealthy, close };
}
