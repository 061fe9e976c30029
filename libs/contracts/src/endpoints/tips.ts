import { endpoint } from '../endpoint.js';
import { tipReads } from './reads.js';

export const tips = {
  list: endpoint('GET /api/destinations/:id/tips', {
    access: 'public',
    summary: 'Tips of a destination, all or of one category',
    query: 'tips',
    list: 'TipView',
  }),
  create: endpoint('POST /api/destinations/:id/tips', {
    access: 'session',
    summary: 'Share a tip',
    status: 201,
    body: 'tip',
    view: 'TipView',
    changes: tipReads,
  }),
  upvote: endpoint('PUT /api/tips/:id/upvote', {
    access: 'session',
    summary: 'Upvote a tip',
    view: 'TipView',
  }),
  removeUpvote: endpoint('DELETE /api/tips/:id/upvote', {
    access: 'session',
    summary: 'Take an upvote back',
    view: 'TipView',
  }),
  remove: endpoint('DELETE /api/tips/:id', {
    access: 'session',
    summary: 'Delete your tip',
    status: 204,
    changes: tipReads,
  }),
} as const;
