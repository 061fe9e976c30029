import type { CSSProperties, ReactNode } from 'react';
import { type CrossingView, daysInclusive, sharedDays } from '@wayfellow/contracts';
import { type Column, type DayRange, daysTogether, joined, stretchOf } from '../data/board-days';
import { daysOf } from '../../../shared/day-texts';
import { isHere, nearbyText } from '../data/places';

interface BarProps {
  /** The viewer's days, a traveler's other days, those together, or those nearby. */
  kind: 'you' | 'own' | 'both' | 'near';
  days: DayRange;
  /** The days of the whole board. */
  board: DayRange;
  label?: string;
  /** What follows the label where there is room for it. */
  more?: string;
}

const Bar = ({ kind, days, board, label, more }: BarProps) => {
  const stretch = stretchOf(days, board);
  if (!stretch) return null;
  const cut = [stretch.isCutAtStart && 'start', stretch.isCutAtEnd && 'end'].filter(Boolean).join(' ');
  return (
    <div
      className={`bar ${kind}`}
      data-cut={cut || undefined}
      style={{ '--at': stretch.at, '--span': stretch.span } as CSSProperties}
    >
      {label && (
        <span>
          {label}
          {more && <span className="more">{more}</span>}
        </span>
      )}
    </div>
  );
};

const boardOf = (columns: readonly Column[]): DayRange => ({
  startDate: columns[0]?.startDate ?? '',
  endDate: columns.at(-1)?.endDate ?? '',
});

interface LaneProps {
  columns: readonly Column[];
  /** The word for a column; empty if the traveler is not there. */
  wordOf: (column: Column) => string;
  children: ReactNode;
}

/** The days of a row: a word a column for screen readers, bars for the eye. */
const Lane = ({ columns, wordOf, children }: LaneProps) => (
  <div className="lane">
    {columns.map((column) => (
      <span key={column.startDate} role="cell" className="vh">
        {wordOf(column)}
      </span>
    ))}
    <div aria-hidden="true">{children}</div>
  </div>
);

const lengthOf = ({ startDate, endDate }: DayRange) => daysInclusive(startDate, endDate);

interface OwnLaneProps {
  columns: readonly Column[];
  trip: DayRange;
  /** Those of its days that the board is about. */
  mine: DayRange;
}

/** The viewer's own days; the bar is cut where the trip goes on beyond the board. */
export const OwnLane = ({ columns, trip, mine }: OwnLaneProps) => (
  <Lane columns={columns} wordOf={(column) => (sharedDays(column, mine) ? 'there' : '')}>
    <Bar kind="you" days={trip} board={boardOf(columns)} label="You" more={`, ${daysOf(lengthOf(mine))}`} />
  </Lane>
);

interface PersonLaneProps {
  columns: readonly Column[];
  bars: CrossingView['bars'];
  /** The viewer's days that are not over: only these are counted as together. */
  ahead: DayRange;
}

/** The days of a traveler, and which of them are the viewer's too. */
export const PersonLane = ({ columns, bars, ahead }: PersonLaneProps) => {
  const board = boardOf(columns);
  const here = bars.filter(isHere);
  const near = bars.filter((bar) => !isHere(bar));
  const together = daysTogether(here, ahead);
  const isIn = (column: Column, ranges: readonly DayRange[]) =>
    ranges.some((range) => sharedDays(column, range));
  const wordOf = (column: Column) => {
    if (isIn(column, together)) return 'together';
    if (isIn(column, daysTogether(near, ahead))) return 'nearby';
    return isIn(column, here) ? 'there' : '';
  };
  return (
    <Lane columns={columns} wordOf={wordOf}>
      {near.map((bar) => (
        <Bar
          key={`${bar.destination}${bar.startDate}`}
          kind="near"
          days={bar}
          board={board}
          label={nearbyText(bar)}
        />
      ))}
      {joined(here).map((days) => (
        <Bar key={days.startDate} kind="own" days={days} board={board} />
      ))}
      {together.map((days) => {
        const [count = '', unit = ''] = daysOf(lengthOf(days)).split(' ');
        return (
          <Bar key={days.startDate} kind="both" days={days} board={board} label={count} more={` ${unit}`} />
        );
      })}
    </Lane>
  );
};
