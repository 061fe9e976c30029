import {
  type CalendarDay,
  type TripCrossingsView,
  addDays,
  daysInclusive,
  sharedDays,
  townOf,
} from '@wayfellow/contracts';

interface Range {
  startDate: CalendarDay;
  endDate: CalendarDay;
}
type Found = Map<number, { name: string; towns: Set<string>; days: Set<CalendarDay> }>;

const note = (
  found: Found,
  { id, name }: { id: number; name: string },
  trip: TripCrossingsView['trip'],
  bar: Range,
) => {
  const both = sharedDays(trip, bar);
  if (!both) return;
  const person = found.get(id) ?? { name, towns: new Set<string>(), days: new Set<CalendarDay>() };
  found.set(id, person);
  person.towns.add(townOf(trip.destination));
  for (let i = 0; i < both.days; i += 1) person.days.add(addDays(both.startDate, i));
};

const longestRun = (days: ReadonlySet<CalendarDay>): number => {
  const sorted = [...days].sort();
  let [longest, run] = [0, 0];
  sorted.forEach((day, i) => {
    const before = sorted[i - 1];
    run = before && daysInclusive(before, day) === 2 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
};

/** Who goes along from stop to stop, and how many days in a row: the longest of those who are at two stops or more. */
export const companionOf = (
  boards: readonly TripCrossingsView[],
): { name: string; towns: string[]; days: number } | undefined => {
  const found: Found = new Map();
  for (const { trip, top } of boards)
    for (const person of top) {
      for (const bar of person.bars.filter(({ km }) => km === 0)) note(found, person, trip, bar);
      for (const also of person.alsoIn)
        for (const other of boards)
          if (other.trip.destination === also.destination) note(found, person, other.trip, also);
    }
  return [...found.values()]
    .filter(({ towns }) => towns.size > 1)
    .map(({ name, towns, days }) => ({ name, towns: [...towns], days: longestRun(days) }))
    .filter(({ days }) => days > 1)
    .sort((one, other) => other.days - one.days)[0];
};
