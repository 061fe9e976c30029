import { ANY_INTEREST, interestLabel } from '@wayfellow/contracts';
import { type SearchCriteria, formatDay, formatDayRange } from '@wayfellow/ui';
import { isUnfiltered } from './criteria';

/** 'Mar 20 - Apr 4', or a single date; empty without dates. */
export const datesText = ({ startDate, endDate }: SearchCriteria): string => {
  if (startDate && endDate) return formatDayRange(startDate, endDate);
  if (startDate) return `from ${formatDay(startDate)}`;
  return endDate ? `until ${formatDay(endDate)}` : '';
};

/** The interest's label, or empty for any. */
export const interestText = ({ interest }: SearchCriteria): string =>
  interest && interest !== ANY_INTEREST ? interestLabel(interest) : '';

const year = (day: string) => day.slice(0, 4);

const datesWithYear = (criteria: SearchCriteria): string => {
  const { startDate, endDate } = criteria;
  const isOneYear = startDate && endDate && year(startDate) === year(endDate);
  return isOneYear ? `${datesText(criteria)}, ${year(endDate)}` : datesText(criteria);
};

const EVERYTHING = 'Every trip ahead.';

const criteriaText = (criteria: SearchCriteria): string => {
  const interest = interestText(criteria);
  const parts = [criteria.destination, datesWithYear(criteria), interest && `into ${interest}`];
  return parts.filter(Boolean).join(', ');
};

/** 'Japan, Mar 20 - Apr 4, 2027, into Food & Drink.' */
export const summaryOf = (criteria: SearchCriteria): string => {
  const said = criteriaText(criteria);
  return said ? `${said.charAt(0).toUpperCase()}${said.slice(1)}.` : EVERYTHING;
};

/** 'Your search: japan, Mar 20 - Apr 4, 2027.', where nobody was found: as it was typed, since it may be no place at all. */
export const emptySummaryOf = (criteria: SearchCriteria): string => {
  const said = criteriaText(criteria);
  return said ? `Your search: ${said}.` : EVERYTHING;
};

const endingOf = (criteria: SearchCriteria, isOne: boolean): string => {
  if (criteria.startDate || criteria.endDate) return isOne ? 'shares your days' : 'share your days';
  if (isUnfiltered(criteria)) return isOne ? 'is on the way' : 'are on the way';
  return isOne ? 'matches your search' : 'match your search';
};

/** '8 travelers share your days'; '20+' while there are more pages. */
export const headingOf = (criteria: SearchCriteria, count: number, isMore: boolean): string => {
  const isOne = count === 1 && !isMore;
  return `${count}${isMore ? '+' : ''} ${isOne ? 'traveler' : 'travelers'} ${endingOf(criteria, isOne)}`;
};
