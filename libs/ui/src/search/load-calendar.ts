/** The calendar itself. */
export const loadDayPicker = () => import('./day-picker');

/** What the calendar opens in. */
export const loadDatesOverlay = () => import('./dates-overlay');

/** Fetches both ahead of need. What fails here fails again, and is told, when the calendar is opened. */
export const preloadCalendar = (): void => {
  loadDatesOverlay().catch(() => undefined);
  loadDayPicker().catch(() => undefined);
};
