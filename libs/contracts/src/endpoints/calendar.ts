import { endpoint } from '../endpoint.js';

/** Premium's trip planning tools: calendar files (RFC 5545), served as text/calendar. */
export const calendar = {
  trip: endpoint('GET /api/trips/:id/calendar', {
    access: 'premium',
    summary: 'Your trip as a calendar file',
    file: 'text/calendar',
  }),
  shared: endpoint('GET /api/matches/:id/calendar', {
    access: 'premium',
    summary: 'The days you share with a match as a calendar file',
    file: 'text/calendar',
  }),
} as const;
