import { styled } from '@mui/material/styles';
import { formatShortDay } from '../dates';
import { stripOf } from './trip-strip';
import type { Stretch, TripDays } from './trip-strip';

interface TripDatesProps {
  mine: TripDays;
  theirs: TripDays;
  /** The labels of the lanes; default to 'You' and 'Them'. */
  labels?: { mine?: string; theirs?: string };
}

const Strip = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const pale = (color: string, share: number) =>
    `color-mix(in srgb, ${color} ${share}%, ${palette.background.paper})`;
  return {
    display: 'grid',
    gridTemplateColumns: 'fit-content(40%) 1fr',
    gap: '6px 12px',
    alignItems: 'center',
    fontSize: '.8125rem',
    lineHeight: 1.5,
    color: palette.text.secondary,
    '& .label': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .lane': { position: 'relative', height: 10, borderRadius: 5, backgroundColor: palette.strip.lane },
    '& .own, & .both': { position: 'absolute', top: 0, bottom: 0 },
    '& .own': { borderRadius: 5 },
    '& .both': { borderRadius: 2 },
    '& .mine .own': { backgroundColor: pale(palette.primary.main, 26) },
    '& .mine .both': { backgroundColor: palette.primary.main },
    '& .theirs .own': { backgroundColor: pale(palette.secondary.art, 30) },
    '& .theirs .both': { backgroundColor: palette.secondary.art },
    '& .ends': {
      gridColumn: 2,
      display: 'flex',
      justifyContent: 'space-between',
      fontVariantNumeric: 'tabular-nums',
    },
  };
});

const at = ({ start, width }: Stretch) => ({ left: `${start.toFixed(2)}%`, width: `${width.toFixed(2)}%` });

const Lane = ({ kind, own, both }: { kind: 'mine' | 'theirs'; own: Stretch; both: Stretch | undefined }) => (
  <div className={`lane ${kind}`}>
    <i className="own" style={at(own)} />
    {both && <i className="both" data-shared={kind} style={at(both)} />}
  </div>
);

const isWhole = (days: Partial<TripDays> | undefined) => Boolean(days?.startDate && days.endDate);

/** Two trips on one timeline, shared days in solid color. Hidden from screen readers: state the shared days in text as well. */
export const TripDates = ({ mine, theirs, labels }: TripDatesProps) => {
  if (!isWhole(mine) || !isWhole(theirs)) return null;
  const strip = stripOf(mine, theirs);
  return (
    <Strip aria-hidden="true">
      <span className="label">{labels?.mine ?? 'You'}</span>
      <Lane kind="mine" own={strip.mine} both={strip.both} />
      <span className="label">{labels?.theirs ?? 'Them'}</span>
      <Lane kind="theirs" own={strip.theirs} both={strip.both} />
      <div className="ends">
        <span>{formatShortDay(strip.from)}</span>
        <span>{formatShortDay(strip.to)}</span>
      </div>
    </Strip>
  );
};
