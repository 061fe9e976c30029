import { generatePoster } from './generated-poster';

const drawn = (id: string | number) => JSON.stringify(generatePoster(id).pieces.map(({ props }) => props));
const ids = Array.from({ length: 60 }, (_, index) => index + 1);

describe('a generated poster', () => {
  it('is the same picture for the same id', () => {
    expect(drawn('Lisbon')).toBe(drawn('Lisbon'));
    expect(drawn(7)).toBe(drawn('7'));
  });

  it('differs from id to id', () => {
    expect(new Set(ids.map(drawn)).size).toBe(ids.length);
  });

  it('shows every palette among sixty ids', () => {
    expect(new Set(ids.map((id) => generatePoster(id).palette)).size).toBe(8);
  });

  it('contains whole numbers alone, so that no picture breaks', () => {
    for (const id of ids) expect(drawn(id)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
