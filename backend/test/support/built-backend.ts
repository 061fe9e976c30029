import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Options, transform } from '@swc/core';
import { freePort } from '../../../tools/ports.mjs';
import { REPOSITORY as ROOT } from './database.js';
import { WAIT_MS, waitFor } from './wait-for.js';

/** One process of the product, on a port of its own. */
export interface Process {
  url: string;
  child: ChildProcess;
  /** Ends it as a crash would: nothing is cleaned up. */
  kill: () => Promise<void>;
  /** All it has logged so far. */
  said: () => string;
}

/**
 * The backend as Node runs it, built from the present sources into a folder of this run, so that processes of it can be
 * started and killed.
 */
export class BuiltBackend {
  private readonly running: ChildProcess[] = [];

  private constructor(private readonly folder: string) {}

  static async build(): Promise<BuiltBackend> {
    const folder = join(ROOT, 'node_modules/.cache', `wayfellow-backend-${process.pid}`);
    const { exclude: _, ...options } = JSON.parse(
      await readFile(join(ROOT, 'backend/.swcrc'), 'utf8'),
    ) as Options;
    await buildInto(join(ROOT, 'backend/src'), join(folder, 'src'), options);
    await buildInto(join(ROOT, 'libs/contracts/src'), join(folder, 'contracts/dist'), options);
    await cp(join(ROOT, 'libs/contracts/package.json'), join(folder, 'contracts/package.json'));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    // A busy machine that is slow to connect to PostgreSQL is no outage.
    await writeFile(
      join(folder, 'connection-times.mjs'),
      `import { connectionTimes } from './src/platform/database/connection-times.js';
       Object.assign(connectionTimes, { connectMs: ${WAIT_MS}, probeMs: ${WAIT_MS} });`,
    );
    await mkdir(join(folder, 'node_modules/@wayfellow'), { recursive: true });
    await symlink(join(folder, 'contracts'), join(folder, 'node_modules/@wayfellow/contracts'));
    return new BuiltBackend(folder);
  }

  /** Starts a process and waits until it is ready. `env` are settings by their names in .env.example. */
  async start(env: Record<string, string>): Promise<Process> {
    const port = await freePort();
    const connectionTimes = pathToFileURL(join(this.folder, 'connection-times.mjs')).href;
    const child = spawn(process.execPath, ['--import', connectionTimes, join(this.folder, 'src/main.js')], {
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'warn',
        SESSION_SECRET: 'only for tests',
        ACCOUNT_SECRET: 'only for tests',
        ...env,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes: Buffer) => {
        said += bytes.toString();
        if (process.env.TEST_LOG_LEVEL) process.stdout.write(bytes);
      });
    }
    this.running.push(child);
    const url = `http://127.0.0.1:${port}`;
    const ended = once(child, 'exit').then(() => {
      throw new Error(`It ended before it was ready:\n${said}`);
    });
    await Promise.race([ended, waitFor(async () => (await fetch(`${url}/api/health/ready`)).ok)]);
    return { url, child, kill: () => kill(child), said: () => said };
  }

  async close(): Promise<void> {
    await Promise.all(this.running.map(kill));
    await rm(this.folder, { recursive: true, force: true });
  }
}

const buildInto = async (from: string, to: string, options: Options): Promise<void> => {
  const all = await readdir(from, { recursive: true });
  const files = all.filter((file) => /(?<!\.spec)\.ts$/.test(file));
  // Data lies beside the code that reads it.
  const data = all.filter((file) => file.endsWith('.json'));
  await Promise.all(data.map((file) => cp(join(from, file), join(to, file))));
  await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(from, file), 'utf8');
      const { code } = await transform(source, { ...options, swcrc: false, sourceMaps: false });
      const built = join(to, file.replace(/\.ts$/, '.js'));
      await mkdir(dirname(built), { recursive: true });
      await writeFile(built, code);
    }),
  );
};

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};
