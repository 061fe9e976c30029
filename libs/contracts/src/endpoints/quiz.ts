import { endpoint } from '../endpoint.js';
import { traitReads } from './reads.js';

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
    changes: ['/api/user/travel-preferences', ...traitReads],
  }),
} as const;
