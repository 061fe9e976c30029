// Draws the pictures that the app manifest names from the favicon, and copies its screenshots from the documentation:
// `node frontend-shell/tools/draw-icons.mjs`, whenever one of them changes.
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const sharp = createRequire(path.join(root, 'backend/package.json'))('sharp');
const folder = path.join(root, 'frontend-shell/public');

const PAPER = '#FBF7F0';
const INK = '#000';
const drawing = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
const mark = drawing.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
const inOneColor = mark.replaceAll(/(stroke|fill)="#[0-9A-F]+"/g, `$1="${INK}"`);

/** Platforms cut a maskable icon to any shape; what lies in the inner 80 % is always seen. */
const icons = [
  { name: 'icon-192', side: 192, part: 0.72, paper: PAPER },
  { name: 'icon-512', side: 512, part: 0.72, paper: PAPER },
  { name: 'maskable-512', side: 512, part: 0.52, paper: PAPER },
  { name: 'monochrome-512', side: 512, part: 0.72, content: inOneColor },
  { name: 'apple-touch-180', side: 180, part: 0.66, paper: PAPER },
];
/** Of the box that the mark is drawn in. */
const MARK = 46;

await mkdir(path.join(folder, 'icons'), { recursive: true });
for (const { name, side, part, paper, content = mark } of icons) {
  const box = MARK / part;
  const edge = (box - MARK) / 2;
  const ground = paper ? `<path fill="${paper}" d="M0 0h${box}v${box}H0z"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${box} ${box}">${ground}<g transform="translate(${edge} ${edge + 4})">${content}</g></svg>`;
  await sharp(Buffer.from(svg))
    .png({ palette: true })
    .toFile(path.join(folder, 'icons', `${name}.png`));
}

await mkdir(path.join(folder, 'screenshots'), { recursive: true });
for (const file of ['home-phone-light.webp', 'crossings-desktop-light.webp'])
  await copyFile(path.join(root, 'docs/screenshots', file), path.join(folder, 'screenshots', file));
