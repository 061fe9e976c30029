import type { Sharp } from 'sharp';

const COLUMNS = 8;
const ROWS = 8;

/**
 * 64 bits, one for each cell of a grid: whether the picture gets brighter to the right. It stays nearly the same when a
 * picture is scaled, compressed or brightened. A signed number, as PostgreSQL's bigint.
 */
export const differenceHash = async (picture: Sharp): Promise<bigint> => {
  const width = COLUMNS + 1;
  const gray = await picture
    .greyscale()
    .resize(width, ROWS, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  let hash = 0n;
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const at = row * width + column;
      hash = (hash << 1n) | (gray.readUInt8(at) < gray.readUInt8(at + 1) ? 1n : 0n);
    }
  return BigInt.asIntN(COLUMNS * ROWS, hash);
};
