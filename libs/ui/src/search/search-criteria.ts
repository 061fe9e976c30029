/** What is searched for; empty texts filter nothing. Specification section 3, 'Search criteria'. */
export interface SearchCriteria {
  destination: string;
  startDate: string;
  endDate: string;
  interest: string;
}

export const noCriteria: SearchCriteria = { destination: '', startDate: '', endDate: '', interest: '' };

/**
 * The results' address. Empty values are left out; dates go only when both are chosen; 'any' is a value like others.
 */
export const searchPathOf = (criteria: Partial<SearchCriteria>): string => {
  const { destination = '', startDate = '', endDate = '', interest = '' } = criteria;
  const dates = startDate && endDate ? { startDate, endDate } : {};
  const filled = Object.entries({ destination: destination.trim(), ...dates, interest }).filter(
    ([, value]) => value,
  );
  return filled.length ? `/search?${new URLSearchParams(filled)}` : '/search';
};
