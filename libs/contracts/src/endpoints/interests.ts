import { endpoint } from '../endpoint.js';
import { traitReads } from './reads.js';

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
    changes: traitReads,
  }),
  remove: endpoint('DELETE /api/interests/:id', {
    access: 'session',
    summary: 'Remove an interest',
    status: 204,
    changes: traitReads,
  }),
} as const;
