import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { type Poster, readPoster } from './posters.js';
import { IMMUTABLE } from './static-file.js';

const ADDRESS = /^\/posters\/([a-z-]+)(?:\.([0-9a-f]+))?\.svg$/;
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof compressors;

interface Kept extends Poster {
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/**
 * Serves the pictures of the destinations; each is read and compressed once. A URL without a hash, or with that of another
 * release, gets the current picture, which browsers revalidate each time.
 */
export const posterSender = (staticRoot: string) => {
  const kept = new Map<string, Kept>();

  const find = async (slug: string): Promise<Kept | undefined> => {
    const known = kept.get(slug);
    if (known) return known;
    const poster = await readPoster(staticRoot, slug);
    if (poster) kept.set(slug, { ...poster, compressed: {} });
    return kept.get(slug);
  };

  /** Returns false when the path is not that of a picture. */
  return async (request: Request, response: Response, path: string): Promise<boolean> => {
    const [, slug, hash] = ADDRESS.exec(path) ?? [];
    const poster = slug === undefined ? undefined : await find(slug);
    if (!poster) return false;
    const encoding = request.acceptsEncodings('br', 'gzip') as Encoding | false;
    response
      .type('svg')
      .vary('Accept-Encoding')
      .setHeader('Cache-Control', hash === poster.hash ? IMMUTABLE : 'no-cache');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.send(
      encoding ? await (poster.compressed[encoding] ??= compressors[encoding](poster.bytes)) : poster.bytes,
    );
    return true;
  };
};
