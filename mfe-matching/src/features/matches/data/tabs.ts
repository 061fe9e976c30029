export const matchTabs = ['suggested', 'requests', 'sent', 'matched'] as const;
export type MatchTab = (typeof matchTabs)[number];

export const tabLabels: Record<MatchTab, string> = {
  suggested: 'Suggested',
  requests: 'Requests',
  sent: 'Sent',
  matched: 'Matched',
};

/** The tab an address names; Suggested where it names none. */
export const tabIn = (params: URLSearchParams): MatchTab =>
  matchTabs.find((tab) => tab === params.get('tab')) ?? 'suggested';

/** The address of a tab. */
export const pathOfTab = (tab: MatchTab): string => `/matches?tab=${tab}`;

/** One panel for all tabs: it shows what the chosen one is about. */
export const PANEL_ID = 'matches-panel';
export const tabIdOf = (tab: MatchTab): string => `matches-tab-${tab}`;
