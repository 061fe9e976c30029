import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from './user-error.mjs';
import { run } from './processes.mjs';

/** The folder of the clone. */
export const root = path.dirname(import.meta.dirname);

const heartbeatMs = 10_000;

/** Reads .env, if there is one; variables that are already set win. */
export function readDotEnv() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The folder of persistent data: DATA_DIR, by default .data in the clone. Absolute. */
export const dataDir = () => path.resolve(root, process.env.DATA_DIR || '.data');

/**
 * Installs what the package-lock.json of a folder says, by default of the clone; does nothing if its node_modules is up to date.
 *
 * @throws {UserError} when npm fails (its output is above)
 */
export async function installDependencies(folder = root) {
  if (isInstalled(folder)) return;
  const whose = folder === root ? '' : ` of ${path.relative(root, folder)}`;
  console.log(`Installing dependencies${whose} (the first time takes a minute or two)...`);
  // NODE_ENV=production would leave out what the build needs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [command, options] = npm?.endsWith('.js')
    ? [process.execPath, {}]
    : ['npm', { shell: process.platform === 'win32' }];
  const done = await runStep('installing', command, npm?.endsWith('.js') ? [npm, ...args] : args, {
    ...options,
    cwd: folder,
  });
  if (!done) throw new UserError('npm could not install the dependencies: see its message above.');
}

function isInstalled(folder) {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packagesOf(installed);
  const wanted = Object.entries(packagesOf(path.join(folder, 'package-lock.json')));
  return wanted.every(
    ([place, { version, optional }]) =>
      !place.startsWith('node_modules/') || optional || present[place]?.version === version,
  );
}

/**
 * Builds what changed since the last time, through Nx and its cache.
 *
 * @param {string[]} projects all when empty
 * @param {string[]} [except] projects to leave out
 * @throws {UserError} when a build fails (its output is above)
 */
export async function build(projects = [], except = []) {
  console.log('Building what changed...');
  const nx = fileURLToPath(import.meta.resolve('nx/bin/nx.js'));
  const args = [
    nx,
    'run-many',
    '-t',
    'build',
    '--outputStyle=static',
    `--parallel=${Math.min(3, availableParallelism())}`,
  ];
  if (projects.length) args.push('-p', projects.join(','));
  if (except.length) args.push('--exclude', except.join(','));
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_TASKS_RUNNER_DYNAMIC_OUTPUT: 'false',
  };
  const done = await runStep('building', process.execPath, args, { env, quiet: true });
  if (!done) throw new UserError('The build failed: see its output above.');
}

/** Runs a step to its end and reports every ten seconds that it is still running; quiet: output only on failure. */
async function runStep(doing, command, args, { quiet = false, ...options }) {
  const startedAt = Date.now();
  const heartbeat = setInterval(() => {
    console.log(`  still ${doing} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  }, heartbeatMs);
  const { child, exited } = run(command, args, {
    cwd: root,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    withDescendants: true,
    ...options,
  });
  const output = [];
  child.stdout?.on('data', (chunk) => passOn(chunk, output));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  const { code } = await exited;
  clearInterval(heartbeat);
  if (code !== 0 && quiet) process.stderr.write(Buffer.concat(output));
  return code === 0;
}

/** Prints, of Nx's output, only the projects that were really built, as progress. */
function passOn(chunk, output) {
  output.push(chunk);
  for (const [, project] of chunk.toString().matchAll(/^> nx run (\S+):build\s*$/gm))
    console.log(`  ${project}`);
}
