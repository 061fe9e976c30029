import { endpoint } from '../endpoint.js';
import { tripReads } from './reads.js';

export const trips = {
  list: endpoint('GET /api/trips', {
    access: 'session',
    summary: 'Your trips',
    query: 'page',
    list: 'TripView',
  }),
  create: endpoint('POST /api/trips', {
    access: 'session',
    summary: 'Add a trip',
    status: 201,
    body: 'trip',
    view: 'TripView',
    changes: tripReads,
  }),
  update: endpoint('PUT /api/trips/:id', {
    access: 'session',
    summary: 'Change a trip',
    body: 'trip',
    view: 'TripView',
    changes: tripReads,
  }),
  remove: endpoint('DELETE /api/trips/:id', {
    access: 'session',
    summary: 'Delete a trip',
    status: 204,
    changes: tripReads,
  }),
} as const;
