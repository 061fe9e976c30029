import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoSizes } from '@wayfellow/contracts';
import sharp from 'sharp';
import { differenceHash } from '../../../modules/photos/difference-hash.js';
import { portraitFile, readPortraits } from './portraits.js';

// The product decodes no drawings.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

const portraits = readPortraits();
const SIDE = 128;
/** Of 255, on average; another person's portrait differs by more than 20. */
const LOSS = 6;

const pixels = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(SIDE, SIDE).removeAlpha().raw().toBuffer();
const differenceOf = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] as number)), 0) / one.length;

it('are 64 different people', () => {
  expect(new Set(portraits.map(({ name }) => name)).size).toBe(64);
  expect(new Set(portraits.map(({ hash }) => hash)).size).toBeGreaterThan(55);
});

it.each(portraits)('$name is served as it is drawn, square and without metadata', async ({ name, hash }) => {
  const drawing = await readFile(join(__dirname, `../data/portraits/svg/${name}.svg`));
  expect(drawing.toString()).toMatch(
    /^<svg [^>]*role="img" aria-label="[^"]+">(?!.*(?:href|<script|<style|url\())/s,
  );
  for (const size of photoSizes) {
    const file = await portraitFile({ name }, size);
    const { format, width, height, exif, xmp, icc } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({
      format: 'webp',
      width: Math.min(size, 512),
      height: Math.min(size, 512),
    });
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    expect(differenceOf(await pixels(file), await pixels(drawing))).toBeLessThan(LOSS);
  }
  // Of the pixels before they are compressed, as of an upload.
  const pixelsAtFullSize = await sharp(drawing, { density: (72 * 512) / 198 })
    .resize(512, 512)
    .png()
    .toBuffer();
  const uncompressed = sharp(pixelsAtFullSize).flatten({ background: '#ffffff' }).removeAlpha();
  expect(differingBits(BigInt(hash), await differenceHash(uncompressed))).toBeLessThanOrEqual(2);
});

/** How many of 64 bits differ. */
function differingBits(one: bigint, other: bigint): number {
  return [...BigInt.asUintN(64, one ^ other).toString(2)].filter((bit) => bit === '1').length;
}
