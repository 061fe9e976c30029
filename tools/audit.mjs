// `npm run audit`: known vulnerabilities of the production dependencies. Exits with 1 when there are any.
import { spawnSync } from 'node:child_process';
import { root } from './workspace.mjs';

const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
});
const report = answerOf(stdout);

if (report?.metadata?.vulnerabilities) {
  const { total } = report.metadata.vulnerabilities;
  for (const { name, severity, range } of Object.values(report.vulnerabilities))
    console.log(`${severity}: ${name} ${range}`);
  console.log(total ? `${total} known vulnerabilities.` : 'No known vulnerabilities.');
  process.exitCode = total ? 1 : 0;
} else {
  console.log('NOT CHECKED: the registry does not answer audits.');
  console.log(report?.error?.summary ?? report?.message ?? stderr.trim().split('\n').at(-1));
}

function answerOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
