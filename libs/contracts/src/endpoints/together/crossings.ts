import { endpoint } from '../../endpoint.js';

export const crossings = {
  list: endpoint('GET /api/crossings', {
    access: 'session',
    summary: 'Your coming trips, soonest first, with who is there on their days',
    query: 'crossings',
    list: 'TripCrossingsView',
  }),
  people: endpoint('GET /api/trips/:id/crossings', {
    access: 'session',
    summary: 'Who is there on the days of your trip, the most days together first',
    query: 'tripCrossings',
    list: 'CrossingView',
  }),
  days: endpoint('GET /api/trips/:id/crossings/days', {
    access: 'session',
    summary: 'How many of them are there on each day',
    query: 'crossingDays',
    list: 'DayCountView',
  }),
  watch: endpoint('PUT /api/trips/:id/watch', {
    access: 'session',
    summary: 'Be told, or no longer, when somebody plans the days of your trip',
    status: 204,
    body: 'watch',
    changes: ['/api/crossings'],
  }),
  counts: endpoint('GET /api/destinations/:id/crossings', {
    access: 'public',
    summary: 'How many travelers are there on some days, and on each of them',
    query: 'destinationCrossings',
    view: 'DestinationCrossingsView',
  }),
} as const;
