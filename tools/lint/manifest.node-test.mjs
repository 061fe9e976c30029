// The app manifest: what it names is there, and of the size that it says.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { drawIcons, screenshots } from '../../frontend-shell/tools/draw-icons.mjs';
import { root } from '../workspace.mjs';

const sharp = createRequire(path.join(root, 'backend/package.json'))('sharp');
const folder = path.join(root, 'frontend-shell/public');
const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8'));

/** What platforms leave of a maskable icon, at least: a circle of 80 % of its side. */
const SAFE_RADIUS = 0.4;

test('its icons and screenshots are there, in their sizes', async () => {
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const { width, height, format } = await sharp(path.join(folder, src)).metadata();
    assert.equal(`${width}x${height}`, sizes, src);
    assert.equal(`image/${format}`, type, src);
  }
});

test('its icons are those that are drawn, its screenshots those of the documentation', async () => {
  const pixels = (file) => sharp(file).ensureAlpha().raw().toBuffer();
  for (const [name, file] of await drawIcons())
    assert.ok((await pixels(file)).equals(await pixels(path.join(folder, 'icons', name))), name);
  const same = (name) =>
    readFileSync(path.join(folder, 'screenshots', name)).equals(
      readFileSync(path.join(root, 'docs/screenshots', name)),
    );
  assert.deepEqual(screenshots.filter(same), screenshots);
});

test('a browser can install by it', () => {
  const sizes = manifest.icons.filter(({ purpose }) => purpose === 'any').map((icon) => icon.sizes);
  assert.deepEqual(sizes, ['192x192', '512x512']);
  assert.equal(manifest.display, 'standalone');
  assert.ok(manifest.start_url.startsWith(manifest.scope));
});

test('the mark of the maskable icon lies in the part that is always seen', async () => {
  const { src } = manifest.icons.find(({ purpose }) => purpose === 'maskable');
  const { data, info } = await sharp(path.join(folder, src))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper = data.subarray(0, 3);
  const middle = info.width / 2;
  let marked = 0;
  for (let at = 0; at < info.width * info.height; at += 1) {
    if (data.subarray(at * 3, at * 3 + 3).equals(paper)) continue;
    marked += 1;
    const [x, y] = [(at % info.width) + 0.5 - middle, Math.floor(at / info.width) + 0.5 - middle];
    assert.ok(Math.hypot(x, y) <= SAFE_RADIUS * info.width, `${x}, ${y}`);
  }
  assert.ok(marked > 0);
});
