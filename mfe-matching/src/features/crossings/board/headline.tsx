import type { CountView, CrossingView, DayCountView, TripView } from '@wayfellow/contracts';
import { crossingText, numberText } from '@wayfellow/ui';
import { type DayRange, fullestOf } from '../data/board-days';
import { daysOf, longDay } from '../../../shared/day-texts';
import { companionOf } from '../data/places';
import { nobodyText } from '../data/words';

/** 'Most on Sat, Dec 5: 11 of them.' Of days with a few each, none has the most. */
const MostOn = ({ days }: { days: readonly DayCountView[] }) => {
  const fullest = fullestOf(days.filter(({ isMine }) => isMine));
  return (
    fullest &&
    fullest.count.value !== null && (
      <>
        Most on <em>{longDay(fullest.day)}</em>: {numberText(fullest.count)} of them.
      </>
    )
  );
};

interface Props {
  total: CountView;
  days: readonly DayCountView[];
  people: readonly CrossingView[];
  trip: TripView;
  /** All trips of the viewer. */
  trips: readonly TripView[];
  /** The viewer's days that are not over. */
  ahead: DayRange;
}

/** What a board says in words: how many people, and who comes along from the trip before or on which day most are there. */
export const Headline = ({ total, days, people, trip, trips, ahead }: Props) => {
  if (total.value === 0) return <b>{nobodyText}</b>;
  const companion = companionOf(people, trip, ahead, trips);
  return (
    <>
      <b>{crossingText(total)}</b>
      {companion ? (
        <>
          {companion.name} comes from {companion.from} with you: <em>{daysOf(companion.days)} in a row</em>.
        </>
      ) : (
        <MostOn days={days} />
      )}
    </>
  );
};
