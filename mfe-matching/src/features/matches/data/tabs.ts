export const matchTabs = ['suggested', 'requests', 'sent', 'matched'] as const;
export type MatchTab = (typeof matchTabs)[number];

export const tabLabels: Record<MatchTab, string> = {
  suggested: 'Suggested',
  requests: 'Requests',
  sent: 'Sent',
  matched: 'Matched',
};

/** Id of the single panel, which shows the content of the chosen tab. */
export const PANEL_ID = 'matches-panel';
export const tabIdOf = (tab: MatchTab): string => `matches-tab-${tab}`;
