import { endpoint } from '../endpoint.js';

export const interests = {
  list: endpoint('GET /api/interests', {
    access: 'session',
    summary: 'Your interests',
    list: 'InterestView',
  }),
  add: endpoint('POST /api/interests', {
    access: 'session',
    summary: 'Add an interest',
    status: 201,
    body: 'interest',
    view: 'InterestView',
    changes: ['/api/search/travelers', '/api/matches/potential'],
  }),
  remove: endpoint('DELETE /api/interests/:id', {
    access: 'session',
    summary: 'Remove an interest',
    status: 204,
    changes: ['/api/search/travelers', '/api/matches/potential'],
  }),
} as const;
