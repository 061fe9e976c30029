import { endpoint } from '../endpoint.js';

export const quiz = {
  mine: endpoint('GET /api/user/travel-preferences', {
    access: 'premium',
    summary: 'Your stored quiz answers',
    view: 'PreferencesView',
  }),
  save: endpoint('POST /api/user/travel-preferences', {
    access: 'premium',
    summary: 'Store your quiz answers',
    body: 'preferences',
    view: 'PreferencesView',
    changes: ['/api/user/travel-preferences', '/api/matches/potential', '/api/search/travelers'],
  }),
} as const;
