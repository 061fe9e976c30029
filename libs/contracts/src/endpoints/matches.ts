import { endpoint } from '../endpoint.js';
import { connectionReads } from './reads.js';

export const matches = {
  list: endpoint('GET /api/matches', {
    access: 'session',
    summary: 'Your matches: requests received and sent, and accepted ones',
    query: 'matches',
    list: 'MatchView',
  }),
  counts: endpoint('GET /api/matches/counts', {
    access: 'session',
    summary: 'How long each list of your matches is, and how many requests you have left',
    view: 'MatchCountsView',
  }),
  potential: endpoint('GET /api/matches/potential', {
    access: 'session',
    summary: 'Travelers suggested to you, with reasons',
    query: 'page',
    list: 'PotentialMatchView',
  }),
  create: endpoint('POST /api/matches', {
    access: 'session',
    summary: 'Send a connection request; 200 when it accepts one that was pending',
    status: 201,
    orStatus: 200,
    body: 'connect',
    view: 'MatchChangeView',
    changes: connectionReads,
  }),
  answer: endpoint('PUT /api/matches/:id', {
    access: 'session',
    summary: 'Accept or decline a request you received',
    body: 'matchAnswer',
    view: 'MatchChangeView',
    changes: connectionReads,
  }),
} as const;
