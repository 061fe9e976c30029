import { rules } from '@wayfellow/contracts';
import { byRule, entry, listOf, readEntries, wholeNumber } from './data-file.js';

const check = listOf(
  entry<{ name: string; days: number; notes: string[] }>({
    name: byRule(rules.name),
    days: wholeNumber(1, 90),
    notes: listOf(byRule(rules.tipTitle)),
  }),
);
const right = { name: 'Ana', days: 3, notes: ['Take the first train'] };

describe('the shape of seed data', () => {
  it('accepts entries that have it', () => {
    expect(check([right, right])).toBeUndefined();
  });

  it.each([
    [{}, 'must be a list'],
    [[right, 'Ana'], '[1] must be an object'],
    [[{ ...right, days: 0 }], '[0] days: must be a whole number from 1 to 90'],
    [[{ ...right, name: undefined }], `[0] name: ${rules.name.text}`],
    [[{ ...right, notes: ['Take the first train', 'No'] }], `[0] notes: [1] ${rules.tipTitle.text}`],
    [[{ ...right, dyas: 3 }], '[0] dyas: is not a known field'],
  ])('names what is wrong in %j', (value, problem) => {
    expect(check(value)).toBe(problem);
  });

  it('names the file, too, when it is read', () => {
    expect(() => readEntries('destinations/samples', { name: wholeNumber(1, 2) })).toThrow(
      'Seed data destinations/samples.json: [0] description: is not a known field',
    );
  });
});
