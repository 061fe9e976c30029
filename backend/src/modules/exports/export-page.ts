import { PRODUCT_NAME } from '@wayfellow/contracts';
import type { CopiedTable } from '../../platform/personal-data/personal-data.js';

type Row = CopiedTable['rows'][number];

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

const listOf = (row: Row): string => {
  const lines = Object.entries(row).map(
    ([name, value]) => `<dt>${inWords(name)}</dt><dd>${cellOf(value)}</dd>`,
  );
  return `<dl>${lines.join('')}</dl>`;
};

const tableOf = (rows: readonly Row[]): string => {
  const names = Object.keys(rows[0] ?? {});
  const head = names.map((name) => `<th scope="col">${inWords(name)}</th>`).join('');
  const lines = rows.map(
    (row) => `<tr>${names.map((name) => `<td>${cellOf(row[name])}</td>`).join('')}</tr>`,
  );
  return `<div><table><thead><tr>${head}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>`;
};

const bodyOf = (rows: readonly Row[]): string => {
  const [first] = rows;
  if (!first) return '<p>Nothing.</p>';
  return rows.length === 1 ? listOf(first) : tableOf(rows);
};

const sectionOf = ({ title, rows }: CopiedTable): string => `
<section id="${slugOf(title)}">
<h2>${escaped(title)}</h2>
${bodyOf(rows)}
</section>`;

const entryOf = ({ title, rows }: CopiedTable): string =>
  `<li><a href="#${slugOf(title)}">${escaped(title)}</a> (${rows.length})</li>`;

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

/** The page of a copy: everything in it, for people to read in a browser, without a network. */
export const pageOf = (tables: readonly CopiedTable[], createdAt: Date): string => `<!doctype html>
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
${tables.map(entryOf).join('\n')}
</ul></nav>
<main>${tables.map(sectionOf).join('')}
</main>
</body>
</html>
`;
