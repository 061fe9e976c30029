import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type PhotoSavedView, type PictureType, endpoints, limits } from '@wayfellow/contracts';
import type { Response } from 'supertest';
import sharp, { type Sharp } from 'sharp';
import type { Client } from './client.js';
import type { Instance } from './instance.js';

const SIDE = limits.photoSide.min;

/** A picture of one color. */
export const plainPicture = (width: number = SIDE, height = width, background = '#3F5E86'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** The smallest photo that is taken. */
export const somePhoto = (): Promise<Buffer> => plainPicture().jpeg().toBuffer();

/**
 * What a phone takes: lying on its side with a note how to turn it, and where and by which device it was taken. Its upper
 * left quarter, once turned, is red.
 */
export const phonePhoto = async (width = 1600, height = 1200): Promise<Buffer> => {
  const red = await plainPicture(width / 2, height / 2, '#C00000')
    .png()
    .toBuffer();
  // Orientation 6: the first row is the right side, so that the lower left is shown at the upper left.
  return plainPicture(width, height, '#206020')
    .composite([{ input: red, left: 0, top: height / 2 }])
    .withExif({
      IFD0: { Make: 'Fairphone', Model: 'Secret Model', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '38/1 42/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '9/1 8/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
};

/** Sends a file as it is. */
export const sendPicture = async (
  client: Client,
  bytes: Buffer,
  type: PictureType | string = 'image/jpeg',
): Promise<Response> => client.agent.post(endpoints.photos.upload.path).set('Content-Type', type).send(bytes);

/** Uploads a photo that is taken. */
export const uploadPhoto = async (client: Client, bytes?: Buffer): Promise<PhotoSavedView> => {
  const answer = await sendPicture(client, bytes ?? (await somePhoto()));
  if (answer.status !== 201) throw new Error(`The photo was not taken: ${answer.status} ${answer.text}`);
  return answer.body as PhotoSavedView;
};

/** The files of an instance's photos. */
export const photoFilesOf = ({ dataDir }: Instance): Promise<string[]> =>
  readdir(join(dataDir, 'photos')).catch(() => []);
