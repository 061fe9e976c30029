import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The pictures of the built-in destinations, one file per destination. */
const FOLDER = 'libs/posters/svg';
const HASH_LENGTH = 12;

/** The drawn picture of a destination. */
export interface Poster {
  bytes: Buffer;
  /** Of the bytes: part of the picture's URL, so that browsers can cache it until it changes. */
  hash: string;
}

/** The picture of this slug, such as 'rio-de-janeiro'; undefined if there is none. */
export const readPoster = async (staticRoot: string, slug: string): Promise<Poster | undefined> => {
  const bytes = await readFile(join(staticRoot, FOLDER, `${slug}.svg`)).catch(() => undefined);
  const hash = bytes && createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  return bytes && hash ? { bytes, hash } : undefined;
};

/**
 * The URL of each picture by its slug: 'rio-de-janeiro' is at /posters/rio-de-janeiro.0a1b2c3d4e5f.svg.
 * Empty if this installation has no pictures.
 */
export const posterAddresses = async (staticRoot: string): Promise<Map<string, string>> => {
  const files = await readdir(join(staticRoot, FOLDER)).catch(() => []);
  const slugs = files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -'.svg'.length));
  const found = await Promise.all(
    slugs.map(async (slug) => [slug, await readPoster(staticRoot, slug)] as const),
  );
  return new Map(found.map(([slug, poster]) => [slug, `/posters/${slug}.${poster?.hash}.svg`]));
};
