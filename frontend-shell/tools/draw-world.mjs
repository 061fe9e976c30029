// Draws the outlines of the map of the world, so that nobody's browser has to: `node frontend-shell/tools/draw-world.mjs`.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { geoGraticule, geoNaturalEarth1, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';

const require = createRequire(import.meta.url);
const ANTARCTICA = '010';

/** Turned so that the edge of the map runs through the Bering Strait, and no country is cut. */
export const projection = () => geoNaturalEarth1().rotate([-11, 0]).scale(218).translate([590, 330]);

/** The same outline with each point said relative to the one before, and without those that rounding made equal. */
const relative = (outline) =>
  outline
    .split('M')
    .slice(1)
    .map((line) => {
      const isClosed = line.endsWith('Z');
      const points = line
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map(Number));
      const steps = points.slice(1).map(([x, y], i) => [x - points[i][0], y - points[i][1]]);
      const moved = steps.filter(([x, y]) => x !== 0 || y !== 0);
      return moved.length > 1 || (!isClosed && moved.length === 1)
        ? `M${points[0].join(' ')}l${moved.join(' ').replaceAll(',', ' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
        : '';
    })
    .join('');

/** The module with the outlines: Natural Earth's countries at 1:110 million without Antarctica, in whole pixels. */
export const worldModule = () => {
  const world = require('world-atlas/countries-110m.json');
  const countries = world.objects.countries.geometries.filter(({ id }) => id !== ANTARCTICA);
  const draw = geoPath(projection()).digits(0);
  const outlines = {
    land: ['The coasts.', merge(world, countries)],
    borders: [
      'The borders between countries.',
      mesh(world, { type: 'GeometryCollection', geometries: countries }, (one, other) => one !== other),
    ],
    lines: [
      'A net of meridians and parallels, over all but the poles.',
      geoGraticule()
        .extent([
          [-180, -70],
          [180, 80],
        ])
        .step([30, 20])
        .precision(10)(),
    ],
  };
  const exports = Object.entries(outlines).map(
    ([name, [text, shape]]) => `/** ${text} */\nexport const ${name} =\n  '${relative(draw(shape))}';\n`,
  );
  return [
    '// Drawn by frontend-shell/tools/draw-world.mjs from Natural Earth, which is in the public domain. Not edited by hand.\n',
    ...exports,
  ].join('\n');
};

const file = fileURLToPath(new URL('../src/features/explore/map/world-paths.ts', import.meta.url));
if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href)
  writeFileSync(file, worldModule());
