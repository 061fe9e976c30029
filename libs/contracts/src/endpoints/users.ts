import { endpoint } from '../endpoint.js';
import { pictureTypes } from '../pictures.js';
import { profileReads } from './reads.js';

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
    changes: profileReads,
  }),
} as const;

/** Pictures of users: an uploaded photo, or one of our posters. */
export const photos = {
  upload: endpoint('POST /api/photos', {
    access: 'session',
    summary: 'Replace your picture by a photo',
    status: 201,
    upload: pictureTypes,
    view: 'PhotoSavedView',
    changes: profileReads,
  }),
  choosePoster: endpoint('POST /api/photos/poster', {
    access: 'session',
    summary: 'Replace your picture by one of our posters',
    body: 'poster',
    view: 'SessionUserView',
    changes: profileReads,
  }),
  remove: endpoint('DELETE /api/photos/mine', {
    access: 'session',
    summary: 'Remove your picture',
    status: 204,
    changes: profileReads,
  }),
} as const;
