import type { Page } from 'playwright-core';

const MAKE = 'Fairphone\0';

/** An entry of a TIFF directory: tag, type, count, and its value or where that stands. */
const entryOf = (tag: number, type: number, count: number, value: number): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(count, 4);
  bytes.writeUInt32LE(value, 8);
  return bytes;
};

const directoryOf = (entries: readonly Buffer[]): Buffer => {
  const count = Buffer.alloc(2);
  count.writeUInt16LE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
};

const anglesOf = (...parts: number[]): Buffer => {
  const bytes = Buffer.alloc(parts.length * 8);
  parts.forEach((part, index) => {
    bytes.writeUInt32LE(part, index * 8);
    bytes.writeUInt32LE(1, index * 8 + 4);
  });
  return bytes;
};

/** What a phone notes in a photo: how to turn it, which device took it, and where. */
const notes = (): Buffer => {
  const main = 8;
  const make = main + 2 + 3 * 12 + 4;
  const place = make + MAKE.length;
  const latitude = place + 2 + 4 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0', 'latin1'),
    // A quarter turn to the right.
    directoryOf([
      entryOf(0x010f, 2, MAKE.length, make),
      entryOf(0x0112, 3, 1, 6),
      entryOf(0x8825, 4, 1, place),
    ]),
    Buffer.from(MAKE, 'latin1'),
    directoryOf([
      entryOf(1, 2, 2, 'N'.charCodeAt(0)),
      entryOf(2, 5, 3, latitude),
      entryOf(3, 2, 2, 'W'.charCodeAt(0)),
      entryOf(4, 5, 3, latitude + 24),
    ]),
    anglesOf(38, 42, 0),
    anglesOf(9, 8, 0),
  ]);
  const head = Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1');
  head.writeUInt16BE(tiff.length + 8, 2);
  return Buffer.concat([head, tiff]);
};

/**
 * A JPEG as a phone takes it, lying on its side, with the place where it was taken. Upright, it is 1200 by 1600 px and green,
 * and its upper left quarter is red.
 */
export const phonePhoto = async (page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#206020';
    context.fillRect(0, 0, 1600, 1200);
    context.fillStyle = '#c00000';
    context.fillRect(0, 600, 800, 600);
    return canvas.toDataURL('image/jpeg').split(',')[1] as string;
  });
  const jpeg = Buffer.from(drawn, 'base64');
  return {
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), notes(), jpeg.subarray(2)]),
  };
};
