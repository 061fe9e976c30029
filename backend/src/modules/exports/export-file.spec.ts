import { unzipSync, strFromU8 } from 'fflate';
import type { CopiedRow, PersonalCopy } from '../../platform/personal-data/personal-data.js';
import { exportOf } from './export-file.js';

const PAGES = 40;
const PAGE = 500;

const messages = Array.from({ length: PAGES * PAGE }, (_, at) => ({
  content: `Message ${at}: ${(at * 7_919).toString(36)} <b> & "quotes"\nand a line`,
  createdAt: new Date(at * 60_000),
}));
const pagesOf = async function* (rows: readonly CopiedRow[]) {
  for (let at = 0; at < rows.length; at += PAGE) yield rows.slice(at, at + PAGE);
};
const account = [{ username: 'ana', bio: null }];
const tables = (
  [
    ['Account', account],
    ['Blocks', []],
    ['Messages', messages],
  ] as const
).map(([title, rows]) => ({ title, read: () => pagesOf(rows) }));
const photo = Uint8Array.from({ length: 1_000 }, (_, at) => at % 251);
const copy: PersonalCopy = {
  tables,
  files: [
    { name: 'photos/1.webp', stored: 'photos/a-512.webp' },
    { name: 'photos/2.webp', stored: 'photos/gone-512.webp' },
  ],
};

/** The parts of a copy, and how many turns of the event loop others had before each. */
const made = async () => {
  let turns = 0;
  const others = () => {
    turns += 1;
    waiting = setImmediate(others);
  };
  let waiting = setImmediate(others);
  const parts: { bytes: Uint8Array; turn: number }[] = [];
  const read = async (stored: string) => (stored.includes('gone') ? undefined : photo);
  for await (const bytes of exportOf(copy, read, new Date(0))) parts.push({ bytes, turn: turns });
  clearImmediate(waiting);
  return { parts, turns };
};

test('a long copy comes in parts, between which others have their turns', async () => {
  const { parts, turns } = await made();
  const sizes = parts.map(({ bytes }) => bytes.length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  // Each page is written twice: to the JSON file, and to the page for people.
  expect(turns).toBeGreaterThanOrEqual(2 * PAGES);
  expect(Math.max(...sizes)).toBeLessThan(total / 4);
  expect(new Set(parts.map(({ turn }) => turn)).size).toBeGreaterThan(4);
});

test('its parts are one ZIP file with all rows, in order, and the files that are there', async () => {
  const { parts } = await made();
  const files = unzipSync(Buffer.concat(parts.map(({ bytes }) => bytes)));
  const textOf = (name: string) => strFromU8(files[name] as Uint8Array);
  expect(Object.keys(files).sort()).toEqual([
    'account.json',
    'blocks.json',
    'index.html',
    'messages.json',
    'photos/1.webp',
  ]);
  expect(textOf('messages.json')).toBe(JSON.stringify(messages, null, 2));
  expect(textOf('account.json')).toBe(JSON.stringify(account, null, 2));
  expect(textOf('blocks.json')).toBe('[]');
  expect(Buffer.from(files['photos/1.webp'] as Uint8Array)).toEqual(Buffer.from(photo));
  const page = textOf('index.html');
  expect(page).toContain(`<li><a href="#messages">Messages</a> (${messages.length})</li>`);
  expect(page.match(/<tr><td>/g)).toHaveLength(messages.length);
  expect(page).toContain('&lt;b&gt; &amp; &quot;quotes&quot;\nand a line');
  expect(page).toContain('<dt>Username</dt><dd>ana</dd>');
  expect(page).toContain('<h2>Blocks</h2>\n<p>Nothing.</p>');
  expect(page.trimEnd().endsWith('</html>')).toBe(true);
});
