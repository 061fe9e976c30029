import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Config } from '../../config/config.js';
import { Problem } from '../problems/problem.js';
import { pagePolicy } from './page-policy.js';

const NONCE_PLACEHOLDER = /__NONCE__/g;
const NONCE_BYTES = 16;
/** Higher qualities take much longer and save little. */
const BROTLI_QUALITY = 4;

/** Screens that show somebody's own data or a traveler: search engines must not list them. */
const PERSONAL =
  /^\/(?:account|decisions|matches|messages|moderation|notifications|plan|profile|quiz|travelers)(?:\/|$)/;

const compressors = {
  br: (page: string) =>
    promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip) as (page: string) => Promise<Buffer>,
};

/** The name of the screen's prerendered page, if it can have one: '/' is home. */
const screenAt = (path: string): string | undefined => /^\/([a-z]*)$/.exec(path)?.[1]?.replace(/^$/, 'home');

/**
 * Sends the shell's page, with a new nonce for each response, compressed if the client accepts that. If the screen of the
 * path was prerendered at build time, the page already contains it.
 */
export const pageSender = (config: Config) => {
  const shell = join(config.staticRoot, 'frontend-shell/dist');

  const pageFor = async (path: string): Promise<string> => {
    const screen = screenAt(path);
    const rendered =
      screen && (await readFile(join(shell, `pages/${screen}.html`), 'utf8').catch(() => null));
    if (rendered) return rendered;
    return readFile(join(shell, 'index.html'), 'utf8').catch((cause: unknown) => {
      throw new Problem('not-found', { cause });
    });
  };

  return async (request: Request, response: Response, path: string): Promise<void> => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const page = (await pageFor(path)).replace(NONCE_PLACEHOLDER, nonce);
    response
      .type('html')
      .vary('Accept-Encoding')
      .setHeader('Content-Security-Policy', pagePolicy(config, nonce, request.host))
      .setHeader('Cache-Control', 'no-cache');
    if (PERSONAL.test(path)) response.setHeader('X-Robots-Tag', 'noindex');
    const encoding = request.acceptsEncodings(['br', 'gzip']);
    if (encoding === 'br' || encoding === 'gzip') {
      response.setHeader('Content-Encoding', encoding);
      response.send(await compressors[encoding](page));
    } else response.send(page);
  };
};
