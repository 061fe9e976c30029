// Where the shipped destinations lie: each in its country by the outlines of Natural Earth, and in a time zone that browsers know.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { geoContains, geoDistance, geoInterpolate } from 'd3-geo';
import { feature } from 'topojson-client';
import { root } from '../workspace.mjs';

const require = createRequire(import.meta.url);

const EARTH_RADIUS_KM = 6_371;
/** The smallest islands are missing at this scale. */
const TOLERANCE_KM = 20;

/** ISO 3166-1: the number of each country, by which the outlines are named. */
const codes = `
  AE 784 AL 008 AM 051 AQ 010 AR 032 AT 040 AU 036 BA 070 BE 056 BG 100 BJ 204 BO 068 BR 076 BT 064 BW 072 BZ 084
   CA 124 CH 756 CL 152 CN 156 CO 170 CR 188 CU 192 CV 132 CY 196 CZ 203 DE 276 DK 208 DM 212 EC 218 EE 233 EG 818
   ES 724 ET 231 FI 246 FJ 242 FO 234 FR 250 GB 826 GE 268 GH 288 GR 300 GT 320 HK 344 HR 191 HU 348 ID 360 IE 372
   IN 356 IS 352 IT 380 JM 388 JO 400 JP 392 KE 404 KG 417 KH 116 KR 410 KZ 398 LA 418 LK 144 LT 440 LV 428 MA 504
   ME 499 MG 450 MK 807 MN 496 MT 470 MU 480 MV 462 MW 454 MX 484 MY 458 NA 516 NG 566 NI 558 NL 528 NO 578 NP 524
   NZ 554 OM 512 PA 591 PE 604 PF 258 PH 608 PK 586 PL 616 PR 630 PT 620 PW 585 RO 642 RW 646 SE 752 SG 702 SI 705
   SN 686 ST 678 SV 222 TH 764 TJ 762 TN 788 TR 792 TW 158 TZ 834 UG 800 US 840 UY 858 UZ 860 VN 704 VU 548 WS 882
   ZA 710 ZW 716`;
const numbers = Object.fromEntries(
  [...codes.matchAll(/([A-Z]{2}) (\d{3})/g)].map(([, country, number]) => [country, number]),
);

/** With the number as id. The next coarser scale, 110m, leaves small islands out. */
const world = require('world-atlas/countries-50m.json');
const countries = feature(world, world.objects.countries).features;

const folder = path.join(root, 'backend/src/schema/seed/data/destinations');
const destinations = readdirSync(folder).flatMap((file) =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
);

/** Points along the line between two, at most 10 km apart. */
const alongLine = (from, to) => {
  const steps = Math.ceil((geoDistance(from, to) * EARTH_RADIUS_KM) / 10) || 1;
  return Array.from({ length: steps }, (_, step) => geoInterpolate(from, to)(step / steps));
};

const ringsOf = ({ geometry: { type, coordinates } }) =>
  type === 'Polygon' ? coordinates : coordinates.flat();

/** How far a point lies outside a country, which may have several outlines; 0 inside. */
const kmOutside = (country, point) => {
  const outlines = countries.filter(({ id }) => id === numbers[country]);
  if (outlines.some((outline) => geoContains(outline, point))) return 0;
  const border = outlines
    .flatMap(ringsOf)
    .flatMap((ring) => ring.slice(1).flatMap((to, i) => alongLine(ring[i], to)));
  return Math.min(...border.map((one) => geoDistance(one, point) * EARTH_RADIUS_KM));
};

/** How many hours a zone is ahead of UTC in January, when clocks in the north go by the sun. */
const hoursAhead = (timeZone) => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date('2027-01-15T12:00:00Z'),
  );
  const [, sign, hours, minutes] =
    /GMT(?:([+-])(\d\d):(\d\d))?/.exec(parts.find(({ type }) => type === 'timeZoneName').value) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
};

/** Across the line where days meet, a day apart is none. */
const hoursFromSun = (zone, longitude) => {
  const hours = Math.abs(hoursAhead(zone) - longitude / 15);
  return Math.min(hours, 24 - hours);
};

test('every destination that is shipped lies in its country', () => {
  assert.ok(destinations.length > 100);
  const outside = destinations.map(({ name, country, latitude, longitude }) => ({
    name,
    km: Math.round(kmOutside(country, [longitude, latitude])),
  }));
  assert.deepEqual(
    outside.filter(({ km }) => km > TOLERANCE_KM),
    [],
  );
});

test('a point in a neighboring country is told from one on the coast', () => {
  const [madrid, azores] = [
    [-3.7, 40.4],
    [-25.68, 37.74],
  ];
  assert.ok(kmOutside('PT', madrid) > TOLERANCE_KM);
  assert.equal(kmOutside('ES', madrid), 0);
  assert.ok(kmOutside('PT', azores) < TOLERANCE_KM);
});

test('its time zone is one that browsers know, and its clocks are near the sun there', () => {
  const known = new Set(Intl.supportedValuesOf('timeZone'));
  // Some engines list a zone by its older name.
  const resolved = (timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  const wrong = destinations.filter(
    ({ zone, longitude }) => !known.has(resolved(zone)) || hoursFromSun(zone, longitude) > 3,
  );
  assert.deepEqual(wrong, []);
});

test('a country is no part of another, and a town or region says of which it is', () => {
  // States that are a town, and are called by its name.
  const cities = ['Hong Kong', 'Singapore'];
  const odd = destinations.filter(
    ({ name, kind }) => (kind === 'country') === (name.includes(',') || cities.includes(name)),
  );
  assert.deepEqual(odd, []);
});
