import { endpoint } from '../../endpoint.js';

const changes = ['/api/users/:id/profile', '/api/users/:id/references'] as const;

/** What two who traveled together say about each other. */
export const references = {
  create: endpoint('POST /api/references', {
    access: 'session',
    summary: 'Write about somebody you traveled with; it is read once both have written, or after 14 days',
    status: 201,
    body: 'reference',
    view: 'OwnReferenceView',
    changes,
  }),
  list: endpoint('GET /api/users/:id/references', {
    access: 'session',
    summary: 'What others wrote about somebody they traveled with, latest first',
    query: 'page',
    list: 'ReferenceView',
  }),
  withdraw: endpoint('DELETE /api/references/:id', {
    access: 'session',
    summary: 'Withdraw what you wrote about somebody, for good',
    status: 204,
    changes,
  }),
  reply: endpoint('POST /api/references/:id/reply', {
    access: 'session',
    summary: 'Reply to what somebody wrote about you, once',
    status: 201,
    body: 'referenceReply',
    view: 'ReferenceView',
    changes,
  }),
} as const;
