import {
  type CalendarDay,
  type InterestName,
  type ReasonView,
  type SharedTripView,
  bothIn,
  interestLabel,
  quizQuestionIds,
} from '@wayfellow/contracts';
import type { Fit } from '../travelers/travelers.service.js';

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayText = (day: CalendarDay) => dayFormat.format(new Date(day));

const daysText = ({ startDate, endDate, days }: SharedTripView): string =>
  days === 1
    ? `${dayText(startDate)}, 1 day together`
    : `${dayText(startDate)} - ${dayText(endDate)}, ${days} days together`;

const placeReason = ({ shared, samePlace }: Fit): ReasonView => {
  if (shared) return { kind: 'trip', strong: bothIn(shared.destination), text: daysText(shared) };
  if (samePlace)
    return { kind: 'place', strong: `Both going to ${samePlace.destination}`, text: 'on different days' };
  return { kind: 'none', strong: '', text: 'No shared trip yet' };
};

const interestReason = (names: readonly InterestName[]): ReasonView => ({
  kind: 'interests',
  strong: names.length === 1 ? '1 shared interest:' : `${names.length} shared interests:`,
  text: names.map(interestLabel).join(', '),
});

const quizReason = (count: number): ReasonView => ({
  kind: 'quiz',
  strong: `${count} of ${quizQuestionIds.length}`,
  text: 'quiz answers in common',
});

/** Why two travelers fit, in words: where and when first, then interests, then the quiz. Never empty. */
export const reasonsOf = (fit: Fit): ReasonView[] => [
  placeReason(fit),
  ...(fit.sharedInterests.length > 0 ? [interestReason(fit.sharedInterests)] : []),
  ...(fit.quizInCommon ? [quizReason(fit.quizInCommon)] : []),
];
