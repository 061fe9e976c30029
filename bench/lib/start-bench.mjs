import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { onStop, run } from '../../tools/processes.mjs';
import { missingProgram } from '../../tools/testing/programs.mjs';
import { UserError, show } from '../../tools/user-error.mjs';
import { build, installDependencies, root } from '../../tools/workspace.mjs';
import { reasons } from '../reasons.mjs';
import { works } from '../works.mjs';
import { readResults } from './results.mjs';
import { summaryOf } from './summary.mjs';

const bench = path.dirname(import.meta.dirname);
const summaryFile = path.join(bench, 'reports/summary.md');

/** `npm run bench -- <works>`: ends the process with 1 when a work could not be measured. */
export async function startBench(words) {
  let running;
  onStop(async () => {
    await running?.stop();
    process.exit(130);
  });
  try {
    const wanted = worksFor(words);
    for (const work of wanted) assertPrograms(work);
    await prepare(wanted);
    const failed = [];
    for (const work of wanted) {
      console.log(`\n== ${work.name}: ${work.does}`);
      running = run(process.execPath, [path.join(bench, work.script)], { cwd: root });
      const { code } = await running.exited;
      if (code !== 0) failed.push(work.name);
    }
    writeSummary();
    if (failed.length) throw new UserError(`Not measured to the end: ${failed.join(', ')}.`);
  } catch (error) {
    show(error);
    process.exit(1);
  }
  process.exit(0);
}

function worksFor(words) {
  if (words.length === 1 && words[0] === 'all') return works;
  const unknown = words.filter((word) => works.every(({ name }) => name !== word));
  if (words.length === 0 || unknown.length) throw new UserError(usage(unknown));
  return works.filter(({ name }) => words.includes(name));
}

const usage = (unknown) =>
  [
    ...unknown.map((word) => `There is nothing to measure named ${word}.`),
    'Usage: npm run bench -- <work>...',
    ...[...works, { name: 'all', does: 'one after the other' }].map(
      ({ name, does }) => `  ${name.padEnd(10)} ${does}`,
    ),
    'ROUNDS and other settings are variables: see the first lines of bench/<work>/run.mjs.',
  ].join('\n');

function assertPrograms({ name, programs = {} }) {
  for (const [program, debian] of Object.entries(programs)) {
    const missing = missingProgram([program]);
    if (missing)
      throw new UserError(`${name} cannot be measured: ${missing}. On Debian: apt-get install ${debian}.`);
  }
}

/** Installs and builds what these works need and is not there yet. */
async function prepare(wanted) {
  await installDependencies();
  if (wanted.some(({ hasPeers }) => hasPeers)) await installDependencies(path.join(bench, 'peers'));
  await build(
    wanted.every(({ builds }) => builds) ? [...new Set(wanted.flatMap(({ builds }) => builds))] : [],
  );
}

function writeSummary() {
  const { text, remarks } = summaryOf({ works, reasons, read: readResults });
  writeFileSync(summaryFile, text);
  for (const remark of remarks) console.log(remark);
  console.log(`${path.relative(root, summaryFile)} is up to date.`);
}
