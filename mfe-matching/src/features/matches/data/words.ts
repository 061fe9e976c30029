import { type MatchTab, matchTabs, tabLabels } from './tabs';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

const leads: Record<Exclude<MatchTab, 'suggested'>, { none: string; some: (count: number) => string }> = {
  requests: {
    none: 'People who would like to travel with you.',
    some: (count) => `${people(count)} would like to travel with you.`,
  },
  sent: {
    none: 'People you would like to travel with.',
    some: (count) => `${people(count)} ${count === 1 ? 'has' : 'have'} not answered you yet.`,
  },
  matched: {
    none: 'People you can write to and travel with.',
    some: (count) => `${people(count)} to write to and plan a trip with.`,
  },
};

/** The sentence below the title. */
export const leadOf = (tab: MatchTab, count = 0): string => {
  if (tab === 'suggested') return 'People whose trips meet yours, closest first.';
  return count === 0 ? leads[tab].none : leads[tab].some(count);
};

/** 'Suggested 6, Requests 3, …', announced to screen readers when the counts change; empty while loading. */
export const countsText = (counts: Readonly<Record<MatchTab, number | string | undefined>>): string =>
  matchTabs
    .filter((tab) => counts[tab] !== undefined)
    .map((tab) => `${tabLabels[tab]} ${counts[tab]}`)
    .join(', ');
