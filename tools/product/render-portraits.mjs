// Renders the portraits of the demo travelers, as an upload is: `npm run portraits`, after the backend is built and whenever a
// drawing changes. Stored as they are served, so that the first start only copies them.
import { createRequire } from 'node:module';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const sharp = createRequire(join(root, 'backend/package.json'))('sharp');
const folder = join(root, 'backend/src/schema/seed/data/portraits');
const SIDE = 512;
/** The drawings are this wide; density is relative to 72 px an inch. */
const DRAWN = 198;

const names = (await readdir(join(folder, 'svg'))).sort().map((file) => file.replace('.svg', ''));
const drawings = [];
for (const name of names) {
  const svg = await readFile(join(folder, 'svg', `${name}.svg`));
  drawings.push(
    await sharp(svg, { density: (72 * SIDE) / DRAWN })
      .resize(SIDE, SIDE)
      .png()
      .toBuffer(),
  );
}
// Only now: uploads are read without the decoder of SVG.
const { readPicture } = await import('../../backend/dist/modules/photos/picture.js');
const portraits = [];
for (const [index, name] of names.entries()) {
  const { files, hash } = await readPicture(drawings[index], 'image/png');
  for (const size of [512, 128]) await writeFile(join(folder, `${name}-${size}.webp`), files.get(size));
  portraits.push({ name, hash: String(hash) });
}
await writeFile(`${folder}.json`, `${JSON.stringify(portraits, null, 2)}\n`);
console.log(`Rendered ${portraits.length} portraits`);
