// `node engine-keeper.mjs <folder>` runs dockerd, with all its data, in a folder for as long as its standard input is open: that
// ends with whoever started it, even by a kill -9. Then it stops the engine and removes what that leaves behind. It prints a
// line when the engine has ended by itself.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const DAEMON = '/usr/sbin/dockerd';
/** The engine gives its containers 15 s. */
const STOP_LIMIT_MS = 60_000;
const [folder] = process.argv.slice(2);

// A Ctrl-C or a signal to the group is for the one who started us: our input ends when it has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdout.on('error', () => undefined);

const rules = spawnSync('iptables-save', { encoding: 'utf8' }).stdout ?? '';
const log = openSync(path.join(folder, 'log'), 'a');
const daemon = spawn(
  DAEMON,
  [
    ...['--data-root', path.join(folder, 'data'), '--exec-root', path.join(folder, 'run')],
    ...['--pidfile', path.join(folder, 'pid'), '--host', process.env.DOCKER_HOST],
  ],
  { stdio: ['ignore', log, log], detached: true },
);
const ended = once(daemon, 'exit').then(() => process.stdout.write('ended\n'));

process.stdin.resume();
await once(process.stdin, 'close');
daemon.kill('SIGTERM');
await Promise.race([ended, wait(STOP_LIMIT_MS, undefined, { ref: false })]);
daemon.kill('SIGKILL');
await ended;
// The engine leaves its network, and what it mounted.
spawnSync('ip', ['link', 'delete', 'docker0']);
spawnSync('iptables-restore', { input: rules });
const names = path.join(folder, 'run/netns');
if (existsSync(names)) for (const name of readdirSync(names)) spawnSync('umount', [path.join(names, name)]);
// Hundreds of thousands of files, which rm removes in half the time of rmSync.
spawnSync('rm', ['-rf', '--one-file-system', folder]);
