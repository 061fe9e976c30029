import { limits } from '@wayfellow/contracts';
import { readDemoTravelers } from './demo-travelers.js';

const demoTravelers = readDemoTravelers();
const trips = demoTravelers.flatMap((traveler) => traveler.trips);

test('demo travelers go somewhere in each of the coming months, three or more of them to one place, and nowhere twice at once', () => {
  for (let month = 0; month < limits.map.months; month += 1) {
    const [first, last] = [month * 30.5, (month + 1) * 30.5];
    const there = trips.filter(({ startsIn, days }) => startsIn < last && startsIn + days > first);
    const most = Math.max(
      0,
      ...there.map(({ destination }) => there.filter((one) => one.destination === destination).length),
    );
    expect([month, most]).toEqual([month, Math.max(3, most)]);
  }
  for (const { username, trips: own } of demoTravelers) {
    const later = own.filter(({ startsIn }) => startsIn > 95).sort((a, b) => a.startsIn - b.startsIn);
    const doubled = later.filter(
      ({ startsIn }, i) => i > 0 && startsIn < (later[i - 1]?.startsIn ?? 0) + (later[i - 1]?.days ?? 0),
    );
    expect([username, doubled]).toEqual([username, []]);
  }
});
