/** The search criteria; empty texts do not filter. Specification section 3, 'Search criteria'. */
export interface SearchCriteria {
  destination: string;
  startDate: string;
  endDate: string;
  interest: string;
}

export const noCriteria: SearchCriteria = { destination: '', startDate: '', endDate: '', interest: '' };

/**
 * The URL of the results. Empty values are left out; 'any' is kept. A start is included with an end only, since picking begins
 * with it; an end alone came with an address, and stays.
 */
export const searchPathOf = (criteria: Partial<SearchCriteria>): string => {
  const { destination = '', startDate = '', endDate = '', interest = '' } = criteria;
  const dates = { startDate: endDate && startDate, endDate };
  const filled = Object.entries({ destination: destination.trim(), ...dates, interest }).filter(
    ([, value]) => value,
  );
  return filled.length ? `/search?${new URLSearchParams(filled)}` : '/search';
};
