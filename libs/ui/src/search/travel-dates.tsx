import { Suspense, lazy, useRef, useState } from 'react';
import { Icon } from '../icons/icon';
import { type DateRange, rangeText } from './date-range';
import { loadDatesOverlay, preloadCalendar } from './load-calendar';

const DatesOverlay = lazy(loadDatesOverlay);

interface Props {
  range: DateRange;
  onChange: (range: DateRange) => void;
  /** Shown while no dates are chosen. */
  emptyText?: string;
}

/** The read-only 'Travel Dates' field with its calendar, which is preloaded on hover and focus. */
export const TravelDates = ({ range, onChange, emptyText = 'Any time' }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  // Stays mounted once opened, so that closing can be animated.
  const [wasOpened, setWasOpened] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const text = rangeText(range);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <button
        type="button"
        ref={anchor}
        className="segment"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadCalendar}
        onFocus={preloadCalendar}
        onClick={open}
      >
        <span className="label">Travel Dates</span>{' '}
        <span className="value" data-empty={!text || undefined}>
          {text || emptyText}
        </span>
        <Icon name="calendar" />
      </button>
      {wasOpened && (
        <Suspense>
          <DatesOverlay
            isOpen={isOpen}
            anchor={anchor}
            range={range}
            onChange={onChange}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
