import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countryInName } from '@wayfellow/contracts/emergency-numbers';

const folder = join(import.meta.dirname, 'data/destinations');

test('every destination that is shipped is in a country whose emergency numbers we have', () => {
  const destinations = readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { name: string; country: string }[],
  );
  expect(destinations.length).toBeGreaterThan(100);
  expect(destinations.filter(({ name, country }) => countryInName(name)?.iso !== country)).toEqual([]);
});
