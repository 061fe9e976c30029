// Draws the icons of the app manifest from the favicon, and copies its screenshots from the documentation:
// `node frontend-shell/tools/draw-icons.mjs`, whenever one of them changes.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '../..');
const sharp = createRequire(path.join(root, 'backend/package.json'))('sharp');
const folder = path.join(root, 'frontend-shell/public');

const PAPER = '#FBF7F0';
/** The side of the box that the mark is drawn in, whose upper edge lies above 0. */
const MARK = { side: 46, above: 4 };

/** `part`: how much of the icon's side the mark takes. Of a maskable icon only the inner 80 % are always seen. */
const icons = [
  { name: 'icon-192', side: 192, part: 0.72 },
  { name: 'icon-512', side: 512, part: 0.72 },
  { name: 'maskable-512', side: 512, part: 0.52 },
  { name: 'monochrome-512', side: 512, part: 0.72, isMonochrome: true },
  { name: 'apple-touch-180', side: 180, part: 0.66 },
];

/** The pictures of the documentation that show the app. */
export const screenshots = ['home-phone-light.webp', 'crossings-desktop-light.webp'];

const draw = async ({ side, part, isMonochrome }) => {
  const drawing = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
  const colored = drawing.replaceAll(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const mark = isMonochrome ? colored.replaceAll(/(stroke|fill)="#[0-9A-F]+"/g, '$1="#000"') : colored;
  const box = MARK.side / part;
  const edge = (box - MARK.side) / 2;
  const paper = isMonochrome ? '' : `<path fill="${PAPER}" d="M0 0h${box}v${box}H0z"/>`;
  const size = `width="${side}" height="${side}" viewBox="0 0 ${box} ${box}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paper}<g transform="translate(${edge} ${edge + MARK.above})">${mark}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
};

/** The icons' files by name. */
export const drawIcons = async () =>
  new Map(await Promise.all(icons.map(async (icon) => [`${icon.name}.png`, await draw(icon)])));

const write = async () => {
  for (const kind of ['icons', 'screenshots']) await mkdir(path.join(folder, kind), { recursive: true });
  for (const [name, file] of await drawIcons()) await writeFile(path.join(folder, 'icons', name), file);
  for (const name of screenshots)
    await copyFile(path.join(root, 'docs/screenshots', name), path.join(folder, 'screenshots', name));
};

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) await write();
