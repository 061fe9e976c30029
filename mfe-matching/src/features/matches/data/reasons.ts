import { type ReasonView, type SharedTripView, bothIn } from '@wayfellow/contracts';
import { type IconName, type Reason, formatDayRange, formatShortDay } from '@wayfellow/ui';

const icons: Record<ReasonView['kind'], IconName> = {
  trip: 'pin',
  place: 'pin',
  none: 'pin',
  interests: 'spark',
  quiz: 'quiz',
};

/** Converts a reason from the server to the card's format. */
export const toReason = ({ kind, strong, text }: ReasonView): Reason => ({
  icon: icons[kind] ?? 'pin',
  fact: strong,
  text,
  quiet: kind === 'none',
});

const togetherText = ({ startDate, endDate, days }: SharedTripView): string => {
  const range = days === 1 ? formatShortDay(startDate) : formatDayRange(startDate, endDate);
  const count = days && (days === 1 ? '1 day together' : `${days} days together`);
  return [range, count].filter(Boolean).join(', ');
};

/** The reason on a match's card: the shared trip, or that there is none. */
export const sharedTripReason = (shared: SharedTripView | null | undefined): Reason =>
  shared?.destination
    ? { icon: 'pin', fact: bothIn(shared.destination), text: togetherText(shared) }
    : { icon: 'pin', text: 'No shared trip yet', quiet: true };
