import { endpoint } from '../../endpoint.js';
import { peopleReads } from '../reads.js';

const changes = [...peopleReads, '/api/reports/people'] as const;

export const blocks = {
  list: endpoint('GET /api/blocks', {
    access: 'session',
    summary: 'Whom you have blocked, latest first',
    query: 'page',
    list: 'BlockView',
  }),
  block: endpoint('PUT /api/users/:id/block', {
    access: 'session',
    summary: 'Block somebody: neither of you sees or reaches the other',
    status: 204,
    changes,
  }),
  unblock: endpoint('DELETE /api/users/:id/block', {
    access: 'session',
    summary: 'Take your block back',
    status: 204,
    changes,
  }),
} as const;
