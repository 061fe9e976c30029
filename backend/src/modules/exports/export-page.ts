import { PRODUCT_NAME } from '@wayfellow/contracts';
import type { CopiedRow, CopiedTable } from '../../platform/personal-data/personal-data.js';

/** A part of the page: a table, of which it is known how many rows it has. */
export interface Part extends CopiedTable {
  count: number;
}

const slugOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The name of the JSON file of what has this title. */
export const jsonFileOf = (title: string): string => `${slugOf(title)}.json`;

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] as string);

/** 'startDate' as 'Start date'. */
const inWords = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const momentText = (moment: Date): string =>
  `${moment.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return momentText(value);
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${inWords(name)}: ${textOf(one)}`)
      .join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const PHOTO = /^photos\/\d+\.webp$/;

const cellOf = (value: unknown): string => {
  const text = textOf(value);
  return PHOTO.test(text) ? `<a href="${text}"><img src="${text}" alt="Photo"></a>` : escaped(text);
};

const listOf = (row: CopiedRow): string => {
  const lines = Object.entries(row).map(
    ([name, value]) => `<dt>${inWords(name)}</dt><dd>${cellOf(value)}</dd>`,
  );
  return `<dl>${lines.join('')}</dl>`;
};

const tableOf = async function* (pages: AsyncIterable<readonly CopiedRow[]>): AsyncGenerator<string> {
  let names: string[] | undefined;
  for await (const rows of pages) {
    if (!names) {
      names = Object.keys(rows[0] ?? {});
      const head = names.map((name) => `<th scope="col">${inWords(name)}</th>`).join('');
      yield `<div><table><thead><tr>${head}</tr></thead><tbody>`;
    }
    const columns = names;
    yield rows
      .map((row) => `<tr>${columns.map((name) => `<td>${cellOf(row[name])}</td>`).join('')}</tr>\n`)
      .join('');
  }
  yield '</tbody></table></div>';
};

const bodyOf = async function* ({ count, read }: Part): AsyncGenerator<string> {
  if (count === 0) yield '<p>Nothing.</p>';
  else if (count > 1) yield* tableOf(read());
  else for await (const rows of read()) yield rows.map(listOf).join('');
};

const sectionOf = async function* (part: Part): AsyncGenerator<string> {
  yield `\n<section id="${slugOf(part.title)}">\n<h2>${escaped(part.title)}</h2>\n`;
  yield* bodyOf(part);
  yield '\n</section>';
};

const entryOf = ({ title, count }: Part): string =>
  `<li><a href="#${slugOf(title)}">${escaped(title)}</a> (${count})</li>`;

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
section { margin-top: 2.5rem }
section > div { overflow-x: auto }
table { border-collapse: collapse }
th, td { padding: .4rem 1rem .4rem 0; border-bottom: 1px solid #8886; text-align: left; vertical-align: top }
td, dd { white-space: pre-wrap; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.5rem }
dt { font-weight: 600 }
dd { margin: 0 }
img { max-width: 16rem }`;

const beginningOf = (parts: readonly Part[], createdAt: Date): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; form-action 'none'; base-uri 'none'">
<title>Your data on ${PRODUCT_NAME}</title>
<style>${style}</style>
</head>
<body>
<h1>Your data on ${PRODUCT_NAME}</h1>
<p>Copy of ${momentText(createdAt)}. Each part is also beside this page as a JSON file, for machines.</p>
<nav aria-label="Parts"><ul>
${parts.map(entryOf).join('\n')}
</ul></nav>
<main>`;

/** The page of a copy: everything in it, for people to read in a browser, without a network. In pieces, as its rows are read. */
export const pageOf = async function* (parts: readonly Part[], createdAt: Date): AsyncGenerator<string> {
  yield beginningOf(parts, createdAt);
  for (const part of parts) yield* sectionOf(part);
  yield '\n</main>\n</body>\n</html>\n';
};
