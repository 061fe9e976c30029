// Which container engine is used: the one that runs here already or, if that is asked for, one of our own from Debian's
// packages.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NEXT_RELEASE, RELEASE, isDebian, sourcesOf } from './debian.mjs';
import { makeStandIns } from './stand-ins.mjs';
import { output, step } from './steps.mjs';

const START_LIMIT_MS = 60_000;
const POLL_MS = 200;
const DAEMON = '/usr/sbin/dockerd';
const KEEPER = fileURLToPath(new URL('engine-keeper.mjs', import.meta.url));

/**
 * @typedef {object} Engine
 * @property {NodeJS.ProcessEnv} env what the programs need to find it
 * @property {() => Promise<void>} stop ends it if it is ours, with all its images
 */

/** @returns {Engine | undefined} the engine that is there, with the images that its registry has */
export function runningEngine() {
  const answers = (...args) => spawnSync('docker', args, { stdio: 'ignore' }).status === 0;
  if (!answers('info') || !answers('compose', 'version')) return undefined;
  return { env: process.env, stop: async () => {} };
}

/** Why no engine can be ours here, before anything is tried; undefined where one may start. */
export function whyNoOwnEngine() {
  if (process.platform !== 'linux') return `the system is ${process.platform}, not Linux`;
  if (process.getuid() !== 0) return 'an engine needs root';
  if (!isDebian()) return "the engine comes from Debian's packages, and this is not Debian";
  return undefined;
}

/**
 * Installs Debian's engine, starts it in a temporary folder and makes stand-ins for the base images.
 *
 * @param {{ withNextRelease?: boolean }} options also makes one of the release of Debian that follows
 * @returns {Promise<Engine | { why: string }>} why: the kernel, or what contains this machine, lets no engine run
 */
export async function startOwnEngine({ withNextRelease = false } = {}) {
  await installEngine();
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-engine-'));
  const env = {
    ...process.env,
    // Debian's client, whatever else is on PATH.
    PATH: `/usr/bin:/usr/sbin:${process.env.PATH}`,
    DOCKER_HOST: `unix://${folder}/socket`,
    DOCKER_CONFIG: path.join(folder, 'config'),
    // The engine's older builder knows less than the Dockerfiles use.
    DOCKER_BUILDKIT: '1',
  };
  const daemon = await startDaemon(folder, env);
  if (daemon.why) return daemon;
  try {
    if (spawnSync('docker', ['compose', 'version'], { env, stdio: 'ignore' }).status !== 0)
      await addCompose(folder);
    console.log('  the engine runs; making stand-ins for its base images');
    await makeStandIns(env, folder, withNextRelease ? [RELEASE, NEXT_RELEASE] : [RELEASE]);
  } catch (error) {
    await daemon.stop();
    throw error;
  }
  return { env, stop: daemon.stop };
}

async function installEngine() {
  if (existsSync(DAEMON) && existsSync('/usr/bin/mmdebstrap') && existsSync('/usr/sbin/iptables')) return;
  const policy = '/usr/sbin/policy-rc.d';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => step('apt-get', ['-q', '-o', 'Acquire::Retries=3', ...args], { env });
  // Debian starts a service as soon as it is installed, unless this file forbids it.
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', 'docker.io', 'mmdebstrap', 'iptables');
  } finally {
    rmSync(policy);
  }
}

/** Starts the engine with its keeper, which ends it with us, however we end. */
async function startDaemon(folder, env) {
  const keeper = spawn(process.execPath, [KEEPER, folder], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
    // A group of its own: a Ctrl-C must not end it before what it runs.
    detached: true,
  });
  const ended = once(keeper, 'exit');
  let hasEnded = false;
  keeper.stdout.once('data', () => (hasEnded = true));
  const stop = async () => {
    keeper.stdin.end();
    await ended;
  };
  const deadline = Date.now() + START_LIMIT_MS;
  const says = () => spawnSync('docker', ['info'], { env, stdio: 'ignore' }).status === 0;
  while (!hasEnded && Date.now() < deadline) {
    if (says()) return { stop };
    await wait(POLL_MS);
  }
  const why = readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n').slice(-3).join('\n');
  await stop();
  return { why: `dockerd did not start:\n${why}` };
}

/** Compose 2 is in the next Debian: one program, which runs on this one too. */
async function addCompose(folder) {
  const apt = path.join(folder, 'apt');
  for (const each of ['parts', 'lists/partial', 'cache/archives/partial'])
    mkdirSync(path.join(apt, each), { recursive: true });
  writeFileSync(path.join(apt, 'parts/next.sources'), sourcesOf(NEXT_RELEASE));
  const configuration = path.join(apt, 'apt.conf');
  const settings = {
    'Acquire::Retries': '3',
    'APT::Sandbox::User': 'root',
    'Dir::Etc::SourceList': '/dev/null',
    'Dir::Etc::SourceParts': path.join(apt, 'parts'),
    'Dir::State::Lists': path.join(apt, 'lists'),
    'Dir::Cache': path.join(apt, 'cache'),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} "${value}";\n`);
  writeFileSync(configuration, lines.join(''));
  const options = { cwd: apt, env: { ...process.env, APT_CONFIG: configuration } };
  await step('apt-get', ['update', '-q'], options);
  await step('apt-get', ['download', '-q', 'docker-compose'], options);
  const file = readdirSync(apt).find((each) => each.endsWith('.deb'));
  await step('dpkg', ['-x', file, 'files'], options);
  const plugins = path.join(folder, 'config/cli-plugins');
  mkdirSync(plugins, { recursive: true });
  const program = output('find', [
    path.join(apt, 'files'),
    '-name',
    'docker-compose',
    '-type',
    'f',
    '-perm',
    '-100',
  ]);
  await step('mv', [program.split('\n')[0], plugins]);
}
