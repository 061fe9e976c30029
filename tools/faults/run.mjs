// `npm run faults -- F1 F9`: causes faults at a larger size than `npm test` does, with the same tests, which count what was
// lost, doubled or out of order. Writes docs/reports/faults.md, in which a fault keeps its last result.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onStop } from '../processes.mjs';
import { runSuite } from '../testing/run-suite.mjs';
import { testEnv } from '../testing/test-env.mjs';
import { UserError, show } from '../user-error.mjs';
import { root } from '../workspace.mjs';
import { faults, usage } from './faults.mjs';
import { reportOf, resultsIn } from './report.mjs';

const reportFile = path.join(root, 'docs/reports/faults.md');

let running;
onStop(async () => {
  await running?.stop();
  process.exit(130);
});

try {
  const wanted = faultsFor(process.argv.slice(2));
  const failed = [];
  for (const [index, fault] of wanted.entries()) {
    console.log(`\n== ${fault.name} (${index + 1} of ${wanted.length}): ${fault.does}`);
    const result = await cause(fault);
    record(fault, result);
    if (result.failed) failed.push(fault.name);
  }
  if (failed.length) throw new UserError(`Not survived: ${failed.join(', ')}.`);
} catch (error) {
  show(error);
  process.exit(1);
}
process.exit(0);

function faultsFor(words) {
  if (words.length === 1 && words[0] === 'all') return faults;
  const unknown = words.filter((word) => faults.every(({ name }) => name !== word));
  if (words.length === 0 || unknown.length) throw new UserError(usage(unknown));
  return faults.filter(({ name }) => words.includes(name));
}

/** Runs the tests of a fault, one file after the other. */
async function cause({ name, tests, env }) {
  const total = { passed: 0, failed: 0 };
  const startedAt = performance.now();
  for (const { file, only } of tests) {
    const suite = {
      name,
      config: 'backend/jest.config.mjs',
      workers: 1,
      env,
      select: { file: `test/${file}.e2e-spec`, only },
    };
    const { passed, failed } = await runSuite(suite, testEnv(), (child) => (running = child));
    total.passed += passed;
    total.failed += failed;
  }
  return { ...total, seconds: Math.round((performance.now() - startedAt) / 1000) };
}

function record({ name }, { passed, failed, seconds }) {
  const date = new Date().toISOString().slice(0, 10);
  const results = {
    ...resultsIn(readFileSync(reportFile, 'utf8')),
    [name]: { date, seconds, passed, failed },
  };
  writeFileSync(reportFile, reportOf(results));
}
