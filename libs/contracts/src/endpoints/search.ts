import { endpoint } from '../endpoint.js';

export const search = {
  travelers: endpoint('GET /api/search/travelers', {
    access: 'public',
    summary: 'Travelers by destination, dates and interest',
    query: 'search',
    list: 'TravelerCardView',
  }),
} as const;
