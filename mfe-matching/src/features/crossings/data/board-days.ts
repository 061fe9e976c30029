import {
  type CalendarDay,
  type CountView,
  type CrossingView,
  type DayCountView,
  addDays,
  daysInclusive,
  sharedDays,
  todayUtc,
} from '@wayfellow/contracts';

/** Days, both ends included. */
export interface DayRange {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

/** A column of a board: a day, or a week of a long trip with the count of its fullest day. */
export interface Column extends DayRange {
  /** How many days wide it is. */
  span: number;
  count: CountView;
  isMine: boolean;
  /** Whether the fullest of the viewer's days is in it; true for one column at most. */
  isFullest: boolean;
}

/** Where days lie on a board, in days from its first. */
export interface Stretch {
  at: number;
  span: number;
  /** Whether the days go on before the board's first day, or after its last. */
  isCutAtStart: boolean;
  isCutAtEnd: boolean;
}

const DAYS_A_WEEK = 7;
/** A shorter rest belongs to the week before: a column of its own would be too narrow for a date. */
const SHORTEST_WEEK = 4;

const weeksOf = <Day>(days: readonly Day[]): Day[][] => {
  const weeks: Day[][] = [];
  for (let at = 0; at < days.length; at += DAYS_A_WEEK) {
    const week = days.slice(at, at + DAYS_A_WEEK);
    if (week.length < SHORTEST_WEEK && weeks.length > 0) weeks.at(-1)?.push(...week);
    else weeks.push(week);
  }
  return weeks;
};

/** The height of a count on the skyline, in people. A few are drawn lower than any number that is told. */
export const weightOf = ({ value }: CountView): number => value ?? 1.5;

/** The fullest of the days, the earlier one of two that are equal; undefined where nobody is there. */
export const fullestOf = (days: readonly DayCountView[]): DayCountView | undefined => {
  const most = Math.max(0, ...days.map(({ count }) => weightOf(count)));
  return most > 0 ? days.find(({ count }) => weightOf(count) === most) : undefined;
};

/** The viewer's days among those of a board; undefined if none of them is. */
export const mineOf = (days: readonly DayCountView[]): DayRange | undefined => {
  const mine = days.filter(({ isMine }) => isMine);
  const [first, last] = [mine[0], mine.at(-1)];
  return first && last && { startDate: first.day, endDate: last.day };
};

/** The columns of a board: one for each day or, where more than `mostDays` are the viewer's, one for each week. */
export const columnsOf = (days: readonly DayCountView[], mostDays: number): Column[] => {
  const mine = days.filter(({ isMine }) => isMine);
  const fullest = fullestOf(mine);
  const groups = mine.length > mostDays ? weeksOf(days) : days.map((day) => [day]);
  return groups.map((group) => ({
    startDate: group[0]?.day ?? '',
    endDate: group.at(-1)?.day ?? '',
    span: group.length,
    count: (fullestOf(group) ?? group[0])?.count ?? { value: 0, isAtLeast: false },
    isMine: group.some(({ isMine }) => isMine),
    isFullest: fullest !== undefined && group.includes(fullest),
  }));
};

/** The part of the days that the board shows; undefined if it shows none of them. */
export const stretchOf = (days: DayRange, board: DayRange): Stretch | undefined => {
  const shown = sharedDays(days, board);
  return (
    shown && {
      at: daysInclusive(board.startDate, shown.startDate) - 1,
      span: shown.days,
      isCutAtStart: days.startDate < board.startDate,
      isCutAtEnd: days.endDate > board.endDate,
    }
  );
};

/** The same days in order, with ranges that touch or overlap as one. */
export const joined = (ranges: readonly DayRange[]): DayRange[] => {
  const result: DayRange[] = [];
  const sorted = [...ranges].sort((a, b) => a.startDate.localeCompare(b.startDate));
  for (const { startDate, endDate } of sorted) {
    const last = result.at(-1);
    if (!last || startDate > addDays(last.endDate, 1)) result.push({ startDate, endDate });
    else if (endDate > last.endDate) last.endDate = endDate;
  }
  return result;
};

/** The days that the trips of a traveler share with the viewer's days. */
export const daysTogether = (bars: CrossingView['bars'] | undefined, mine: DayRange): DayRange[] =>
  joined((bars ?? []).flatMap((bar) => sharedDays(mine, bar) ?? []));

/** Those of the viewer's days that are not over: the others are not counted. */
export const aheadOf = (mine: DayRange, today: CalendarDay = todayUtc()): DayRange => ({
  ...mine,
  startDate: mine.startDate < today ? today : mine.startDate,
});
