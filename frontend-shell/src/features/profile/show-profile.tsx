import { screen } from '@testing-library/react';
import { addDays, todayUtc } from '@wayfellow/contracts';
import { ana, asAna, fakeServer, japan, renderAt, tripOf } from '@wayfellow/web/testing';
import { ProfilePage } from './profile-page';

export const soon = addDays(todayUtc(), 10);
export const trip = tripOf({ startDate: soon, endDate: addDays(soon, 8) });
export const update = `PUT /api/users/${ana.id}`;
const filled = {
  ...asAna,
  'GET /api/trips': { body: [trip] },
  'GET /api/interests': { body: [{ id: 11, name: 'Food' }] },
  'GET /api/destinations': { body: [japan] },
};
export const show = (answers: object = {}, tab = '') => {
  const server = fakeServer({ ...filled, ...answers });
  return { server, user: renderAt(`/profile${tab && `?tab=${tab}`}`, <ProfilePage />, '/profile') };
};
export const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\(optional\\))?$`));
export const sent = (server: ReturnType<typeof fakeServer>) =>
  server.calls.filter(({ method }) => method !== 'GET');
export const x = (length: number) => 'x'.repeat(length);
