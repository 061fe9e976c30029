import { connect, createServer } from 'node:net';
import { UserError } from './user-error.mjs';

/** PORT, 3000 unless set. */
export function wantedPort() {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new UserError(`PORT must be a number from 1 to 65535, not "${text}".`);
  }
  return port;
}

/** The address at which this machine reaches a server that listens on HOST, by default the loopback address. */
export function reachedHost() {
  const host = process.env.HOST?.trim();
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** @throws {UserError} when another program listens there already, or when we may not */
export async function assertPortIsFree(port) {
  const problem = (await listens(port)) ? 'EADDRINUSE' : await tryListening(port);
  if (problem === 'EADDRINUSE') {
    throw new UserError(
      `Port ${port} is taken by another program: stop that one, or choose a port with PORT (PORT=${port + 1} npm start).`,
    );
  }
  if (problem) throw new UserError(`Port ${port} cannot be used (${problem}): choose another one with PORT.`);
}

/** Some systems let two programs listen on one port, one of them only on the loopback address. */
function listens(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    const settle = (answer) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', settle(true)).once('error', settle(false)).once('timeout', settle(false));
  });
}

function tryListening(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}

/** A free port on the loopback address. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * A free port that stays free until it is used, minutes later: below those that systems give to outgoing connections, so that
 * none takes it meanwhile.
 */
export async function lastingPort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (!(await tryListening(port))) return port;
  }
}
