import { stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Request, Response } from 'express';

/** The Cache-Control of a file whose content never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A name with the hash of its content, or of the build. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

const isFile = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** The file of `folder` at a request's path; undefined for hidden files and paths that lead out of the folder. */
const fileIn = (folder: string, path: string): string | undefined => {
  const file = join(folder, path);
  const isHidden = path.split('/').some((part) => part.startsWith('.'));
  return file.startsWith(folder + sep) && !isHidden ? file : undefined;
};

const encodingFor = async (request: Request, file: string): Promise<keyof typeof ENCODINGS | undefined> => {
  for (const encoding of ['br', 'gzip'] as const) {
    if (request.acceptsEncodings(encoding) && (await isFile(file + ENCODINGS[encoding]))) return encoding;
  }
  return undefined;
};

const send = (response: Response, file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = { cacheControl: false, acceptRanges: false, dotfiles: 'allow' } as const;
    // Once the headers are sent, an error means that the client has disconnected.
    const done = (error?: Error) => (error && !response.headersSent ? reject(error) : resolve());
    response.sendFile(file, options, done);
  });

/**
 * Sends a file of `folder`, precompressed if the client accepts that; returns false when there is none.
 * Hashed names are cached forever, everything else is revalidated each time.
 */
export const sendStaticFile = async (
  request: Request,
  response: Response,
  folder: string,
  path: string,
): Promise<boolean> => {
  const file = fileIn(folder, path);
  if (!file || !(await isFile(file))) return false;
  const encoding = await encodingFor(request, file);
  response
    .type(extname(file))
    .vary('Accept-Encoding')
    .setHeader('Cache-Control', HASHED.test(file) ? IMMUTABLE : 'no-cache');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  await send(response, encoding ? file + ENCODINGS[encoding] : file);
  return true;
};
