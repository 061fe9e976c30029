import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../processes.mjs';
import { root } from '../workspace.mjs';

// Each test has its own timeout: only a suite that hangs between tests reaches this limit, even on a busy machine.
const limitMs = 60 * 60_000;

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * Runs one suite with its output shown. A suite that crashes, hangs or has no tests counts as one failed.
 *
 * @param {import('./suites.mjs').Suite} suite
 * @param {(child: { stop(): Promise<void> }) => void} onChild receives the process, to be able to end it
 * @returns {Promise<Count>}
 */
export async function runSuite(suite, env, onChild) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfellow-report-'));
  const report = path.join(folder, 'report');
  const args = suite.config ? jestArgs(suite, report) : nodeTestArgs(suite, report);
  const child = run(process.execPath, args, {
    cwd: root,
    env: { ...env, ...suite.env },
    withDescendants: true,
  });
  onChild(child);
  const timer = setTimeout(() => {
    console.error(`${suite.name} was not done within ${limitMs / 60_000} minutes.`);
    void child.stop();
  }, limitMs);
  const { code } = await child.exited;
  clearTimeout(timer);
  const count = counted(report, suite.config ? countJest : countNodeTest);
  rmSync(folder, { recursive: true, force: true });
  const isEmpty = count.passed + count.failed + count.skipped === 0;
  return (code !== 0 && count.failed === 0) || isEmpty ? { ...count, failed: count.failed + 1 } : count;
}

function jestArgs({ config, workers = 2, select = {} }, report) {
  const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));
  const { file, only } = select;
  const selected = [...(file ? [file] : []), ...(only ? ['-t', only] : [])];
  return [jest, '-c', config, `--maxWorkers=${workers}`, '--json', `--outputFile=${report}`, ...selected];
}

const nodeTestArgs = ({ file }, report) => [
  '--test',
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=tap',
  `--test-reporter-destination=${report}`,
  file,
];

function counted(report, count) {
  try {
    return count(readFileSync(report, 'utf8'));
  } catch {
    // The process ended before it could report.
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function countJest(text) {
  const result = JSON.parse(text);
  return {
    passed: result.numPassedTests,
    // A file that does not load has no tests to count.
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

function countNodeTest(text) {
  const number = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)[1]);
  return {
    passed: number('pass'),
    failed: number('fail') + number('cancelled'),
    skipped: number('skipped') + number('todo'),
  };
}
