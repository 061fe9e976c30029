import { countryInName, countryOf, emergencyNumbers, mayBeShown, numberChecks } from './emergency-numbers.js';

const MONTHS = 18;
const monthsSince = (month: string): number => {
  const [year = 0, inYear = 0] = month.split('-').map(Number);
  const now = new Date();
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - inYear;
};
const kinds = ['general', 'police', 'ambulance', 'fire'] as const;
describe.each(emergencyNumbers)('emergency numbers: $country', (one) => {
  test('have a code, numbers of digits, and how they were checked', () => {
    expect(one.iso).toMatch(/^[A-Z]{2}$/);
    expect(numberChecks).toContain(one.check);
    for (const kind of kinds) expect(one[kind]).toMatch(/^(\d{2,5})?$/);
  });

  test('are complete where they may be shown, and 112 is among them by law of the European Union', () => {
    if (!mayBeShown(one)) return;
    for (const kind of ['police', 'ambulance', 'fire'] as const) expect(one[kind]).not.toBe('');
    if (one.check === 'eu') expect(one.general).toBe('112');
  });

  test(`were checked within ${MONTHS} months`, () => {
    expect(one.checkedIn).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(monthsSince(one.checkedIn)).toBeLessThanOrEqual(MONTHS);
  });
});

test('every country is there once', () => {
  expect(new Set(emergencyNumbers.map(({ iso }) => iso)).size).toBe(emergencyNumbers.length);
  expect(new Set(emergencyNumbers.map(({ country }) => country)).size).toBe(emergencyNumbers.length);
});

test('a row that only one list has, or that lists disagree about, is not shown', () => {
  expect(['CH', 'AQ', 'XX'].map((iso) => countryOf(iso)).map((one) => one && mayBeShown(one))).toEqual([
    false,
    false,
    undefined,
  ]);
});

test('the country is in the name of a destination', () => {
  expect(countryInName('Kyoto, Japan')?.iso).toBe('JP');
  expect(countryInName('Iceland')?.iso).toBe('IS');
  expect(countryInName('Tbilisi, Georgia')?.iso).toBe('GE');
  expect(countryInName('Atlanta, Georgia')).toBeUndefined();
  expect(countryInName('Georgia')).toBeUndefined();
  expect(countryInName('The bar around the corner')).toBeUndefined();
});
