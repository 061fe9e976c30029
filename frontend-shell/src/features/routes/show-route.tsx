import { screen } from '@testing-library/react';
import type { RouteView } from '@wayfellow/contracts';
import { type Answers, asAna, fakeServer, renderAt, tripOf } from '@wayfellow/web/testing';
import { NewRoutePage, RoutePage } from './route-pages';

export const lisbon = { id: 7, name: 'Lisbon, Portugal', latitude: 38.72, longitude: -9.14 };
export const seville = { id: 8, name: 'Seville, Spain', latitude: 37.39, longitude: -5.98 };
const granada = { id: 9, name: 'Granada, Spain', latitude: 37.18, longitude: -3.6 };
const places = [lisbon, seville, granada].map((place) => ({
  ...place,
  kind: 'city',
  country: 'ES',
  months: Array(12).fill(null),
}));
const destinations = places.map(({ id, name }) => ({
  id,
  name,
  description: 'Tiles.',
  imageUrl: null,
  travelersCount: 1,
}));
export const stopOf = (id: number, place: typeof lisbon, startDate: string, endDate: string) =>
  tripOf({ id, destination: place.name, destinationId: place.id, startDate, endDate, routeId: 3 });
export const trips = [
  stopOf(31, lisbon, '2999-12-03', '2999-12-07'),
  stopOf(32, seville, '2999-12-07', '2999-12-10'),
  stopOf(33, granada, '2999-12-10', '2999-12-12'),
];
export const route: RouteView = {
  id: 3,
  title: null,
  version: 1,
  startDate: '2999-12-03',
  endDate: '2999-12-12',
  line: 'as stored',
  isShared: false,
  trips,
};
export const answers: Answers = {
  ...asAna,
  'GET /api/routes/3': { body: route },
  'GET /api/destinations': { body: destinations },
  'GET /api/destinations/map': { body: places },
  'GET /api/crossings': { body: [] },
};

export const show = (more: Answers = {}) => {
  const server = fakeServer({ ...answers, ...more });
  return { server, user: renderAt('/routes/3', <RoutePage />, '/routes/:id') };
};
export const showNew = (more: Answers = {}, address = '/routes/new') => {
  const server = fakeServer({ ...answers, ...more });
  return { server, user: renderAt(address, <NewRoutePage />, '*') };
};
export const stop = (name: string) => screen.getByRole('article', { name: new RegExp(`^Stop \\d: ${name}`) });
export const order = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
export const sentTo = (server: ReturnType<typeof fakeServer>, call: string) =>
  server.callsOf(call).at(-1)?.body as { stops: object[] } & Record<string, unknown>;
