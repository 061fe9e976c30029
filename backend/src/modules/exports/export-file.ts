import { type Zippable, strToU8, zip } from 'fflate';
import type { FileName } from '../../platform/files/files.js';
import type { PersonalCopy } from '../../platform/personal-data/personal-data.js';
import { jsonFileOf, pageOf } from './export-page.js';

/** The file of a copy in the storage; `key` is random. */
export const exportFile = (key: string): FileName => `exports/${key}.zip`;

/** A file of a copy: its name in it, and its bytes. */
export interface CopiedFile {
  name: string;
  bytes: Uint8Array;
}

/** Photos are compressed already. */
const AS_IT_IS = { level: 0 } as const;

/** Compressed in threads of fflate's own. What is compressed is built before, in one go, on the event loop. */
const zipped = (contents: Zippable): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    zip(contents, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))));
  });

/** The ZIP file of a copy: a page for people, JSON for machines, and the photos. */
export const exportOf = (
  tables: PersonalCopy['tables'],
  files: readonly CopiedFile[],
  createdAt: Date,
): Promise<Buffer> =>
  zipped({
    'index.html': strToU8(pageOf(tables, createdAt)),
    ...Object.fromEntries(
      tables.map(({ title, rows }) => [jsonFileOf(title), strToU8(JSON.stringify(rows, null, 2))]),
    ),
    ...Object.fromEntries(files.map(({ name, bytes }) => [name, [bytes, AS_IT_IS]])),
  });
