import { setImmediate as turn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough, strToU8 } from 'fflate';
import type { FileName } from '../../platform/files/files.js';
import type { CopiedRow, CopiedTable, PersonalCopy } from '../../platform/personal-data/personal-data.js';
import { type Part, jsonFileOf, pageOf } from './export-page.js';

/** The file of a copy in the storage; `key` is random. */
export const exportFile = (key: string): FileName => `exports/${key}.zip`;

/** A file in a ZIP file. Photos are compressed already. */
interface Entry {
  name: string;
  isCompressed?: boolean;
  parts: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>;
}

/** A ZIP file, as it grows. Each part is compressed in a turn of its own: others are served between any two. */
const zipped = async function* (entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const { name, isCompressed, parts } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const part of parts) {
      file.push(typeof part === 'string' ? strToU8(part) : part);
      yield* ready.splice(0);
      await turn();
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
};

/** As `JSON.stringify` writes a list. */
const jsonOf = async function* (pages: AsyncIterable<readonly CopiedRow[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of pages) {
    const texts = rows.map((row) => JSON.stringify(row, null, 2).replaceAll('\n', '\n  '));
    yield `${before}\n  ${texts.join(',\n  ')}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
};

/** Passes rows on, and counts them. */
const counted = async function* (part: Part, table: CopiedTable): AsyncGenerator<readonly CopiedRow[]> {
  for await (const rows of table.read()) {
    part.count += rows.length;
    yield rows;
  }
};

const entriesOf = async function* (
  { tables, files }: PersonalCopy,
  read: (stored: string) => Promise<Uint8Array | undefined>,
  createdAt: Date,
): AsyncGenerator<Entry> {
  const parts: Part[] = [];
  for (const table of tables) {
    const part = { title: table.title, count: 0, read: () => table.read() };
    parts.push(part);
    yield { name: jsonFileOf(table.title), parts: jsonOf(counted(part, table)) };
  }
  for (const { name, stored } of files) {
    const bytes = await read(stored);
    if (bytes) yield { name, isCompressed: true, parts: [bytes] };
  }
  // The last one: it begins with how many rows each part has.
  yield { name: 'index.html', parts: pageOf(parts, createdAt) };
};

/**
 * The ZIP file of a copy, in parts: JSON for machines, the photos, and a page for people. `read` reads a stored file; one that
 * is gone is left out.
 */
export const exportOf = (
  copy: PersonalCopy,
  read: (stored: string) => Promise<Uint8Array | undefined>,
  createdAt: Date,
): AsyncGenerator<Uint8Array> => zipped(entriesOf(copy, read, createdAt));
