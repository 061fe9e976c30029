import type { CSSProperties, ReactNode } from 'react';
import { type DayCountView, limits } from '@wayfellow/contracts';
import { numberText } from '@wayfellow/ui';
import { type Column, columnsOf, mineOf, stretchOf, weightOf } from '../data/board-days';
import { dateOf, longDay, monthOf, rangeOf, weekdayOf } from '../../../shared/day-texts';
import { Grid } from './grid-styles';

/** The highest column of a skyline, in px. */
const HEIGHT = 56;
/** So many people, or fewer, do not make the highest column. */
const LOW = 3;
/** More columns than this have smaller numbers. */
const ROOMY = 16;

interface Props {
  days: readonly DayCountView[];
  /** Names the table. */
  label: string;
  /** The counts in words. */
  headline: ReactNode;
  /** The rows of people, given the columns; without it, the board is a skyline alone. */
  children?: (columns: readonly Column[]) => ReactNode;
}

const styleOf = (days: readonly DayCountView[], columns: readonly Column[]): CSSProperties => {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const mine = mineOf(days);
  const own = mine && stretchOf(mine, { startDate: first, endDate: last });
  return {
    '--days': days.length,
    '--columns': columns.map(({ span }) => `minmax(0,${span}fr)`).join(' '),
    '--mine': own?.at ?? 0,
    '--mine-span': own?.span ?? 0,
  } as CSSProperties;
};

const classOf = ({ isMine, isFullest }: Column) =>
  [isMine && 'mine', isFullest && 'fullest'].filter(Boolean).join(' ') || undefined;

/** What is above the date: the month of a week, the weekday of a day, or its initial where days are narrow. */
const overDate = ({ startDate, span }: Column, isDense: boolean) => {
  if (span > 1) return monthOf(startDate);
  const weekday = weekdayOf(startDate);
  if (!isDense) return weekday;
  return (
    <>
      <span className="weekday">{weekday.charAt(0)}</span>
      <span className="month">{monthOf(startDate)}</span>
    </>
  );
};

const ColumnHead = ({ column, isDense }: { column: Column; isDense: boolean }) => (
  <div
    role="columnheader"
    className={column.isMine ? 'mine' : undefined}
    data-minor={(isDense && weekdayOf(column.startDate) !== 'Mon') || undefined}
  >
    <span className="vh">{column.span > 1 ? rangeOf(column) : longDay(column.startDate)}</span>
    <span aria-hidden="true">
      {overDate(column, isDense)}
      <b>{dateOf(column.startDate)}</b>
    </span>
  </div>
);

const Skyline = ({ columns }: { columns: readonly Column[] }) => {
  const most = Math.max(LOW, ...columns.map(({ count }) => weightOf(count)));
  return (
    <div className="sky">
      {columns.map((column) => (
        <div key={column.startDate} role="cell" className={classOf(column)}>
          <b className={column.count.value === null ? 'words' : undefined}>{numberText(column.count)}</b>
          <i style={{ height: Math.round((weightOf(column.count) / most) * HEIGHT) }} />
        </div>
      ))}
    </div>
  );
};

/** The days of a board: a skyline of counts over an axis, and below it the rows. Reads as a table with a column a day. */
export const DayGrid = ({ days, label, headline, children }: Props) => {
  const columns = columnsOf(days, limits.crossings.nearDays);
  const isDense = columns.length > ROOMY;
  return (
    <Grid
      role="table"
      aria-label={label}
      data-dense={isDense || undefined}
      data-alone={!children || undefined}
      style={styleOf(days, columns)}
    >
      <div role="row" className="line">
        <div role="columnheader" className="corner">
          {children && <span className="vh">Traveler</span>}
        </div>
        <div className="axis">
          {columns.map((column) => (
            <ColumnHead key={column.startDate} column={column} isDense={isDense} />
          ))}
        </div>
        <div role="columnheader" className="corner">
          {children && <span className="vh">Connection</span>}
        </div>
      </div>
      <div role="row" className="line counts">
        <div role="rowheader" className="headline">
          {headline}
        </div>
        <Skyline columns={columns} />
        <div role="cell" className="corner" />
      </div>
      {children?.(columns)}
    </Grid>
  );
};
