import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { root } from '../workspace.mjs';

// docs/specification-coverage.md names tests by `place/file › title`: each must exist, and no row may be empty.
const document = readFileSync(path.join(root, 'docs/specification-coverage.md'), 'utf8');

const places = {
  journey: ['e2e/journeys/', '.journey.ts'],
  api: ['backend/test/', '.e2e-spec.ts'],
  shell: ['frontend-shell/src/', '.test.ts'],
  matching: ['mfe-matching/src/', '.test.ts'],
  messaging: ['mfe-messaging/src/', '.test.ts'],
  subscription: ['mfe-subscription/src/', '.test.ts'],
  web: ['libs/web/src/', '.test.ts'],
  ui: ['libs/ui/src/', '.test.ts'],
  contracts: ['libs/contracts/src/', '.spec.ts'],
  server: ['backend/src/', '.spec.ts'],
  sandbox: ['libs/stripe-sandbox/test/', '.spec.ts'],
};
const named = new RegExp(`\\b(${Object.keys(places).join('|')})/([a-z-]+) › `, 'g');
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(test|spec|journey)\.tsx?$|-spec\.ts$/.test(file));

/** The text from one name to the next, without what stands between two names. */
const titleAt = (start, end) =>
  document
    .slice(start, end)
    .split(/ \|\n|\n\n/)[0]
    .replace(/[;.]?\s*$/, '')
    .replaceAll('\n', ' ');

const references = () => {
  const found = [...document.matchAll(named)];
  return found.map((match, index) => ({
    place: match[1],
    file: match[2],
    title: titleAt(match.index + match[0].length, found[index + 1]?.index ?? document.length),
  }));
};

const sourceOf = ({ place, file }) => {
  const [folder, ending] = places[place];
  const source = sources.find((each) => each.startsWith(folder) && each.includes(`/${file}${ending}`));
  return source && readFileSync(path.join(root, source), 'utf8').replaceAll("\\'", "'");
};

test('every test that the coverage names exists', () => {
  const missing = references().filter((each) => {
    const title = each.title
      .split(' › ')
      .at(-1)
      .split(/\. [A-Z]|:$/)[0];
    return !sourceOf(each)?.includes(title.replace(/^`|`$/g, ''));
  });
  assert.deepEqual(missing, []);
});

test('no row of the coverage is empty', () => {
  const rows = document.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Where|`)/.test(line));
  const headings = /^\| [^|]+ \| Test \|$/;
  const empty = rows.filter((line) => !headings.test(line) && !line.includes(' › '));
  assert.ok(rows.length > 150);
  assert.deepEqual(empty, []);
});
