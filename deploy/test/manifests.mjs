import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const folder = path.join(import.meta.dirname, '../kubernetes');
const read = (file) => readFileSync(path.join(folder, file), 'utf8');

/** The files with manifests. */
export const files = readdirSync(folder).filter(
  (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml',
);

/** The objects of all manifests. */
export const manifests = files.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS()),
);

export const ofKind = (kind) => manifests.filter((each) => each.kind === kind);

/** What kubectl applies, and with which tags. */
export const kustomization = parse(read('kustomization.yaml'));

/** How to install them. */
export const readme = read('README.md');
