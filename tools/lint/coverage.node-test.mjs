import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { root } from '../workspace.mjs';

// These pages name tests by `place/file › title`: each must exist. Where `rows` says so, every row names one.
const pages = [
  { page: 'docs/specification-coverage.md', rows: 150 },
  { page: 'docs/security-coverage.md', rows: 50 },
  { page: 'docs/safety-coverage.md', rows: 10 },
  { page: 'docs/security.md' },
].map((each) => ({ ...each, document: readFileSync(path.join(root, each.page), 'utf8') }));

const places = {
  journey: ['e2e/journeys/', '.journey.ts'],
  api: ['backend/test/', '.e2e-spec.ts'],
  shell: ['frontend-shell/', '.test.ts'],
  matching: ['mfe-matching/', '.test.ts'],
  messaging: ['mfe-messaging/', '.test.ts'],
  subscription: ['mfe-subscription/', '.test.ts'],
  web: ['libs/web/src/', '.test.ts'],
  ui: ['libs/ui/src/', '.test.ts'],
  contracts: ['libs/contracts/src/', '.spec.ts'],
  server: ['backend/src/', '.spec.ts'],
  sandbox: ['libs/stripe-sandbox/test/', '.spec.ts'],
  deploy: ['deploy/test/', '.node-test.mjs'],
  tools: ['tools/', '.node-test.mjs'],
};
const named = new RegExp(`\\b(${Object.keys(places).join('|')})/([a-z-]+) › `, 'g');
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(test|spec|journey)\.tsx?$|-spec\.ts$|-test\.mjs$/.test(file));

/** The text from one name to the next, without the separator. */
const titleAt = (document, start, end) =>
  document
    .slice(start, end)
    .split(/ \|\n|\n\n/)[0]
    .replace(/[;.]?\s*$/, '')
    .replaceAll('\n', ' ');

const references = (document) => {
  const found = [...document.matchAll(named)];
  return found.map((match, index) => ({
    place: match[1],
    file: match[2],
    title: titleAt(document, match.index + match[0].length, found[index + 1]?.index ?? document.length),
  }));
};

const sourceOf = ({ place, file }) => {
  const [folder, ending] = places[place];
  const source = sources.find((each) => each.startsWith(folder) && each.includes(`/${file}${ending}`));
  return source && readFileSync(path.join(root, source), 'utf8').replaceAll("\\'", "'");
};

for (const { page, document } of pages) {
  test(`every test that ${page} names exists`, () => {
    const missing = references(document).filter((each) => {
      const title = each.title
        .split(' › ')
        .at(-1)
        .split(/\. [A-Z]|:$/)[0];
      return !sourceOf(each)?.includes(title.replace(/^`|`$/g, ''));
    });
    assert.deepEqual(missing, []);
  });
}

for (const { page, rows: fewest, document } of pages.filter(({ rows }) => rows)) {
  test(`no row of ${page} is empty`, () => {
    const rows = document.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Where|`)/.test(line));
    const headings = /^\| [^|]+ \| Test \|$/;
    const empty = rows.filter((line) => !headings.test(line) && !line.includes(' › '));
    assert.ok(rows.length > fewest);
    assert.deepEqual(empty, []);
  });
}

test('every requirement in docs/security.md has one verdict, and says why', () => {
  const { document } = pages.find(({ page }) => page === 'docs/security.md');
  const rows = document.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line));
  const whole = /^\| ([\d.]+) \| [12] \| [^|]+ \| (pass|not applicable|deviation) \| [^|]{3,} \|$/;
  assert.deepEqual(
    rows.filter((row) => !whole.test(row)),
    [],
  );
  // The number of requirements in levels 1 and 2 of ASVS 5.0.0.
  assert.equal(new Set(rows.map((row) => whole.exec(row)[1])).size, 253);
  assert.equal(rows.length, 253);
});
