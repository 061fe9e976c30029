import { type PictureType, limits, pictureTypes } from '@wayfellow/contracts';
import type { Request } from 'express';
import { Problem } from '../../platform/problems/problem.js';

/** The connection ends with this response: the rest of the body is not read. */
const tooLarge = (request: Request): Problem => {
  request.res?.setHeader('Connection', 'close');
  return new Problem('picture-large');
};

/**
 * The type of a request's body.
 * @throws Problem 415 when that is not a picture, 413 when it announces more than is allowed
 */
export const announcedType = (request: Request): PictureType => {
  const type = pictureTypes.find((known) => request.headers['content-type'] === known);
  if (!type || request.headers['content-encoding']) throw new Problem('picture-type');
  if (Number(request.headers['content-length'] ?? 0) > limits.photoBytes) throw tooLarge(request);
  return type;
};

/** @throws Problem 413 as soon as the body is too large, 400 when it ends early */
export const readBody = async (request: Request): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limits.photoBytes) throw tooLarge(request);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('picture-unreadable', { cause: error });
  }
  return Buffer.concat(chunks);
};
