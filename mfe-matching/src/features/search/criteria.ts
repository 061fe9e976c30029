import {
  ANY_INTEREST,
  type CalendarDay,
  type InterestName,
  type SearchQuery,
  interestNames,
  isBlank,
  isCalendarDay,
  limits,
} from '@wayfellow/contracts';
import { type SearchCriteria, noCriteria } from '@wayfellow/ui';

const dayIn = (value: string | null): CalendarDay => (isCalendarDay(value) ? value : '');

const isInterest = (value: string): value is InterestName | typeof ANY_INTEREST =>
  value === ANY_INTEREST || interestNames.some((name) => name === value);

const interestIn = (value: string | null): string => (value && isInterest(value) ? value : '');

/** The search criteria in a URL. Invalid values, such as nonexistent dates, are ignored. */
export const criteriaIn = (params: URLSearchParams): SearchCriteria => {
  const destination = (params.get('destination') ?? '').trim();
  const startDate = dayIn(params.get('startDate'));
  const endDate = dayIn(params.get('endDate'));
  const isReversed = startDate && endDate && endDate < startDate;
  return {
    destination: isBlank(destination) ? '' : [...destination].slice(0, limits.searchText.max).join(''),
    startDate: isReversed ? endDate : startDate,
    endDate: isReversed ? startDate : endDate,
    interest: interestIn(params.get('interest')),
  };
};

/** The query of the call; empty values are left out of its URL. */
export const queryOf = ({ interest, ...rest }: SearchCriteria): SearchQuery => ({
  ...rest,
  interest: isInterest(interest) ? interest : undefined,
});

/** Whether there are no filters; the interest 'any' is none. */
export const isUnfiltered = ({ interest, ...rest }: SearchCriteria): boolean =>
  (interest === '' || interest === ANY_INTEREST) &&
  (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === noCriteria[key]);
