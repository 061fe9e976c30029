import { endpoint } from '../../endpoint.js';
import { restricted } from '../../standing.js';

const list = '/api/decisions';
const one = '/api/decisions/:id';

export const decisions = {
  list: endpoint(`GET ${list}`, {
    access: 'session',
    openTo: restricted,
    summary: 'Decisions about you, latest first',
    query: 'page',
    list: 'DecisionView',
  }),
  one: endpoint(`GET ${one}`, {
    access: 'session',
    openTo: restricted,
    summary: 'One decision about you, with its reasons',
    view: 'DecisionView',
  }),
  appeal: endpoint('POST /api/decisions/:id/appeal', {
    access: 'session',
    openTo: restricted,
    summary: 'Appeal against a decision about you, once',
    status: 201,
    body: 'appeal',
    view: 'DecisionView',
    changes: [list, one],
  }),
} as const;
