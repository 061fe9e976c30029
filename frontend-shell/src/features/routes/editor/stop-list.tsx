import { Fragment, useState } from 'react';
import {
  type MapPlaceView,
  type RouteFlaw,
  type TripCrossingsView,
  daysInclusive,
} from '@wayfellow/contracts';
import { type Point, kmBetween } from '../data/distances';
import {
  type RouteDraft,
  type StopDays,
  withLength,
  withStart,
  withWords,
  withoutStop,
} from '../data/route-draft';
import { Leg } from './leg';
import { StopCard } from './stop-card';
import { StopDialog } from './stop-dialog';
import { Stops } from './stop-styles';
import { useDrag } from './use-drag';

interface Props {
  draft: RouteDraft;
  days: readonly StopDays[];
  flaws: readonly RouteFlaw[];
  towns: ReadonlyMap<number, MapPlaceView & Point>;
  /** The boards of the stops whose days are stored as they are. */
  boards: readonly TripCrossingsView[];
  problems: Readonly<Record<number, string>>;
  /** So many of the first stops have begun. */
  begun: number;
  onChange: (draft: RouteDraft) => void;
  onMove: (from: number, to: number) => void;
  /** A stop is to be added before this one, of so many nights. */
  onInsert: (index: number, nights: number) => void;
}

/** The stops of a route in their order, and what lies between them. */
export const StopList = ({ draft, days, flaws, towns, boards, problems, begun, ...on }: Props) => {
  const [open, setOpen] = useState<number>();
  const drag = useDrag(begun, on.onMove);
  const { stops } = draft;
  const opened = open === undefined ? undefined : stops[open];
  const kmBefore = (index: number) => {
    const [one, other] = [stops[index - 1], stops[index]].map((stop) => towns.get(stop?.destinationId ?? 0));
    return one && other && one !== other ? Math.round(kmBetween(one, other)) : undefined;
  };
  if (stops.length === 0) return null;
  return (
    <>
      <Stops aria-label="Your stops">
        {stops.map((stop, i) => (
          <Fragment key={stop.key}>
            {i > 0 && (
              <Leg
                km={kmBefore(i)}
                flaws={flaws.filter(({ index }) => index === i)}
                onClose={i >= begun ? () => on.onChange(withLength(draft, i, { freeDays: 0 })) : undefined}
                onAdd={i >= begun ? () => on.onInsert(i, gapBefore(flaws, i)) : undefined}
              />
            )}
            <StopCard
              stop={stop}
              index={i}
              days={days[i]}
              crossings={boards.find(({ trip }) => trip.id === stop.trip?.id)?.total}
              problem={problems[i]}
              drag={drag(i)}
              isFixed={i < begun}
              canGoUp={i > begun}
              canGoDown={i >= begun && i < stops.length - 1}
              onNights={(nights) => on.onChange(withLength(draft, i, { nights }))}
              onMove={(by) => on.onMove(i, i + by)}
              onMore={() => setOpen(i)}
            />
          </Fragment>
        ))}
      </Stops>
      {opened && open !== undefined && (
        <StopDialog
          stop={opened}
          startDate={open === 0 ? draft.startDate : undefined}
          isFixed={open < begun}
          onSave={(words, { freeDays, startDate }) => {
            let next = withWords(draft, open, words);
            if (freeDays !== undefined) next = withLength(next, open, { freeDays });
            on.onChange(startDate === undefined ? next : withStart(next, startDate));
            setOpen(undefined);
          }}
          onRemove={() => {
            on.onChange(withoutStop(draft, open));
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};

const gapBefore = (flaws: readonly RouteFlaw[], index: number): number => {
  const gap = flaws.find((flaw) => flaw.index === index && flaw.kind === 'gap');
  return gap ? daysInclusive(gap.startDate, gap.endDate) - 1 : 0;
};
