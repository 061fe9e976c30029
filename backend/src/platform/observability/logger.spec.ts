import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { linesOfTurns } from './logger.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A log in a file, what the file has, and what its process does when it ends. */
const newLog = () => {
  const file = join(folder, 'log');
  const before = process.listeners('exit');
  const log = linesOfTurns(openSync(file, 'w'));
  const atExit = process.listeners('exit').find((listener) => !before.includes(listener));
  if (atExit) process.off('exit', atExit);
  return { log, written: () => readFileSync(file, 'utf8'), atExit: () => atExit?.(0) };
};

test('the lines of one turn are written together, at its end and in order', async () => {
  const { log, written } = newLog();
  log.write('one\n');
  log.write('two\n');
  expect(written()).toBe('');
  await turn();
  expect(written()).toBe('one\ntwo\n');
  log.write('three\n');
  await turn();
  expect(written()).toBe('one\ntwo\nthree\n');
});

test('a turn that logs much is written while it lasts, and nothing of it is lost', async () => {
  const { log, written } = newLog();
  const lines = Array.from({ length: 2_000 }, (_, at) => `line ${at}\n`);
  for (const line of lines) log.write(line);
  expect(written().length).toBeGreaterThan(0);
  await turn();
  expect(written()).toBe(lines.join(''));
});

test('a process that ends within a turn writes what it has logged', () => {
  const { log, written, atExit } = newLog();
  log.write('the reason\n');
  atExit();
  expect(written()).toBe('the reason\n');
});
