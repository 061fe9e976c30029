// The map of the world: its outlines are those that its program draws, and circles stand where d3-geo would put them.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { transformSync } from '@swc/core';
import { projection, worldModule } from '../../frontend-shell/tools/draw-world.mjs';
import { root } from '../workspace.mjs';

const map = path.join(root, 'frontend-shell/src/features/explore/map');
const TOLERANCE_PX = 0.1;

/** A module of the frontend without imports, as Node.js runs it. */
const load = (file) => {
  const { code } = transformSync(readFileSync(path.join(map, file), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
  });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
};

test('the outlines are those that are drawn', () => {
  assert.equal(readFileSync(path.join(map, 'world-paths.ts'), 'utf8'), worldModule());
});

test('every destination, and every other place, stands where d3-geo puts it', async () => {
  const { project } = await load('drawing/project.ts');
  const drawn = projection();
  const folder = path.join(root, 'backend/src/schema/seed/data/destinations');
  const destinations = readdirSync(folder).flatMap((file) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  );
  assert.ok(destinations.length > 150);
  const net = Array.from({ length: 37 * 13 }, (_, i) => ({
    // Not on the edge itself, which is on both sides.
    longitude: -179.5 + (i % 37) * 9.97,
    latitude: -84 + Math.floor(i / 37) * 14,
  }));
  for (const place of [...destinations, ...net]) {
    const [x, y] = drawn([place.longitude, place.latitude]);
    const point = project(place);
    const away = Math.hypot(point.x - x, point.y - y);
    assert.ok(away <= TOLERANCE_PX, `${place.name ?? JSON.stringify(place)} is ${away} px away`);
  }
});
