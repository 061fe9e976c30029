import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countryInName } from '@wayfellow/contracts/emergency-numbers';

const folder = join(import.meta.dirname, 'data/destinations');

test('every destination that is shipped is in a country whose emergency numbers we have', () => {
  const names = readdirSync(folder).flatMap((file) =>
    (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { name: string }[]).map(({ name }) => name),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !countryInName(name))).toEqual([]);
});
