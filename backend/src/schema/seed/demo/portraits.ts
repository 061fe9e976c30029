import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { PhotoSize } from '@wayfellow/contracts';
import { type Shape, byRule, readEntries } from '../data-file.js';

/** A drawn portrait for a demo traveler. */
export interface Portrait {
  /** The name of its files in data/portraits. */
  readonly name: string;
  /** As of an uploaded photo: 64 bits as a signed number. */
  readonly hash: string;
}

const HASH = /^-?\d{1,19}$/;

const shape: Shape<Portrait> = {
  name: byRule({ kind: 'text', text: 'must be a text' }),
  hash: (value) => (HASH.test(String(value)) ? undefined : 'must be a whole number, as text'),
};

/**
 * All portraits; there are more than demo travelers.
 * @throws when the data are invalid
 */
export const readPortraits = (): readonly Portrait[] => readEntries('portraits', shape);

/** They are drawn at 512 px, so the larger size of photos is that one too. */
const files = { 1024: 512, 512: 512, 128: 128 } as const satisfies Record<PhotoSize, number>;

/** A portrait's picture as WebP in a size of photos. */
export const portraitFile = ({ name }: Pick<Portrait, 'name'>, size: PhotoSize): Promise<Buffer> =>
  readFile(resolve(import.meta.dirname, `../data/portraits/${name}-${files[size]}.webp`));
