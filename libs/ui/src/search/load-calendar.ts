/** Loads the overlay of the calendar. */
export const loadDatesOverlay = () => import('./dates-overlay');

/** Preloads the overlay and its calendar. A failure here is ignored: it is reported when the calendar is opened. */
export const preloadCalendar = (): void => {
  loadDatesOverlay().catch(() => undefined);
  import('./day-picker').catch(() => undefined);
};
