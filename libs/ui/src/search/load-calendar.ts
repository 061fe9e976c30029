/** What the calendar opens in. */
export const loadDatesOverlay = () => import('./dates-overlay');

/** Fetches it and the days in it ahead of need. What fails here fails again, and is told, when the calendar is opened. */
export const preloadCalendar = (): void => {
  loadDatesOverlay().catch(() => undefined);
  import('./day-picker').catch(() => undefined);
};
