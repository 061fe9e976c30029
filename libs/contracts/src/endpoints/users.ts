import { endpoint } from './endpoint.js';

export const users = {
  one: endpoint('GET /api/users/:id', {
    access: 'session',
    summary: "Somebody's name and picture",
    view: 'UserView',
  }),
  update: endpoint('PUT /api/users/:id', {
    access: 'session',
    summary: 'Replace your profile',
    body: 'profile',
    view: 'SessionUserView',
    changes: ['/api/account', '/api/search/travelers', '/api/destinations/:id/travelers'],
  }),
} as const;
