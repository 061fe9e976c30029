import { faults } from './faults.mjs';

/** @typedef {{ date: string, seconds: number, passed: number, failed: number }} Result what came of a fault last */

/** The results that a report states, by the fault's name. */
export const resultsIn = (report) =>
  Object.fromEntries(
    [...report.matchAll(/^\| (F\d+) \| .* \| (\S+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(
      ([, name, date, ...numbers]) => {
        const [seconds, passed, failed] = numbers.map(Number);
        return [name, { date, seconds, passed, failed }];
      },
    ),
  );

const row = ({ name, does }, result) =>
  `| ${[name, does, ...(result ? [result.date, result.seconds, result.passed, result.failed] : ['not run', '', '', ''])].join(' | ')} |`;

/**
 * The report in Markdown.
 *
 * @param {Record<string, Result>} results by the fault's name
 */
export const reportOf = (results) => `# Faults

What came of each fault when \`npm run faults -- <fault>...\` caused it last, at the size named here. A test counts as passed
only if nothing that was acknowledged was lost, nothing was shown twice, and nothing was out of order.
[security-coverage.md](../security-coverage.md) names the tests.

| Fault | Caused | Date | Seconds | Tests passed | Failed |
|---|---|---|---|---|---|
${faults.map((fault) => row(fault, results[fault.name])).join('\n')}
`;
