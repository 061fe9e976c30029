import { stripOf } from './trip-strip';

const mine = { startDate: '2027-03-18', endDate: '2027-04-02' };

describe('the trip strip', () => {
  it('spans both trips and four days either side', () => {
    const strip = stripOf(mine, { startDate: '2027-03-24', endDate: '2027-04-08' });
    expect([strip.from, strip.to]).toEqual(['2027-03-14', '2027-04-12']);
  });

  it('places the shared days where both lanes have them', () => {
    const strip = stripOf(mine, { startDate: '2027-03-24', endDate: '2027-04-08' });
    expect(strip.mine.start).toBeCloseTo((4 / 30) * 100);
    expect(strip.mine.width).toBeCloseTo((16 / 30) * 100);
    expect(strip.both?.start).toBeCloseTo(strip.theirs.start);
    expect(strip.both?.width).toBeCloseTo((10 / 30) * 100);
  });

  it('shares nothing when one trip ends the day before the other starts', () => {
    expect(stripOf(mine, { startDate: '2027-04-03', endDate: '2027-04-08' }).both).toBeUndefined();
  });

  it('shares one day when a trip starts on the day the other ends', () => {
    const strip = stripOf(mine, { startDate: '2027-04-02', endDate: '2027-04-08' });
    expect(strip.both?.width).toBeCloseTo(100 / 30);
  });
});
