import { type PhotoSize, type PictureType, limits, photoSizes } from '@wayfellow/contracts';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { Problem } from '../../platform/problems/problem.js';
import { differenceHash } from './difference-hash.js';

// Only these three decoders are ever run, whatever a file turns out to be: among others libvips would read SVG and PDF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Uploads differ, so nothing is gained by keeping them; and the threads are Node's own, for files and DNS, too.
sharp.cache(false);
sharp.concurrency(1);

/** An uploaded picture as it is stored: square, upright and without metadata. */
export interface Picture {
  /** WebP by size. */
  files: ReadonlyMap<PhotoSize, Buffer>;
  /** Similar for pictures that look alike. */
  hash: bigint;
}

const signatures: Readonly<Record<PictureType, RegExp>> = {
  'image/jpeg': /^ÿØÿ/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
};
const SIGNATURE_LENGTH = 12;
const QUALITY = 80;
const [LARGEST] = photoSizes;

const options: SharpOptions = {
  failOn: 'error',
  limitInputPixels: limits.photoPixels.max,
  // The first frame.
  pages: 1,
};

/** Every error of a decoder is about the file. */
const decoded = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new Problem('picture-unreadable', { cause });
  });

/**
 * Decodes an upload of a claimed type and encodes it again in all sizes, so that only its pixels are left.
 * @throws Problem 415 when it is of another type, 400 when it is too small or cannot be read as a whole
 */
export const readPicture = async (bytes: Buffer, type: PictureType): Promise<Picture> => {
  if (!signatures[type].test(bytes.toString('latin1', 0, SIGNATURE_LENGTH)))
    throw new Problem('picture-type');
  const { format, width, height } = await decoded(sharp(bytes, options).metadata());
  if (`image/${format}` !== type) throw new Problem('picture-type');
  if (Math.min(width, height) < limits.photoSide.min) throw new Problem('picture-small');
  const side = Math.min(width, height, LARGEST);
  const { data, info } = await decoded(
    sharp(bytes, options)
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const square = (): Sharp => sharp(data, { raw: info });
  const files = await Promise.all(
    photoSizes.map(async (size) => [size, await encode(square(), size)] as const),
  );
  return { files: new Map(files), hash: await differenceHash(square()) };
};

const encode = (square: Sharp, size: PhotoSize): Promise<Buffer> =>
  square.resize(size, size, { withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
