import { endpoint } from '../endpoint.js';

export const users = {
  one: endpoint('GET /api/users/:id', {
    access: 'session',
    summary: "Somebody's name and picture",
    view: 'UserView',
  }),
  profile: endpoint('GET /api/users/:id/profile', {
    access: 'session',
    summary: 'Somebody as others meet them, and what you have in common',
    view: 'TravelerProfileView',
  }),
  update: endpoint('PUT /api/users/:id', {
    access: 'session',
    summary: 'Replace your profile',
    body: 'profile',
    view: 'SessionUserView',
    changes: [
      '/api/account',
      '/api/search/travelers',
      '/api/destinations/:id/travelers',
      '/api/users/:id/profile',
    ],
  }),
} as const;
