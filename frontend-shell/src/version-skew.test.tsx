import type { DestinationDetailView, TipView, TravelerCardView, TripView } from '@wayfellow/contracts';
import { Route, Routes } from '@wayfellow/router';
import { type Answers, fakeServer, findingsWithoutEachField } from '@wayfellow/web/testing';
import { DestinationPage } from './features/destination/destination-page';
import { ExplorePage } from './features/explore/explore-page';
import { HomePage } from './features/home/home-page';
import { ProfilePage } from './features/profile/profile-page';
import { TipsPage } from './features/tips/tips-page';
import { Frame } from './features/frame/frame';
import { ana, asAna, showScreen } from './test-support';

jest.setTimeout(240_000);
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => jest.restoreAllMocks());

const ben = {
  id: 2,
  name: 'Ben Okafor',
  age: 34,
  bio: 'Trail runner.',
  profileImage: null,
  isVerified: true,
};
const eve = { ...ben, id: 3, name: 'Eve Lindqvist' };
const days = { startDate: '2999-01-02', endDate: '2999-01-05' };
const card: TravelerCardView = {
  ...ben,
  ...days,
  tripId: 10,
  destination: 'Lisbon',
  destinationId: 7,
  interests: ['Food', 'Hiking'],
  coverImage: null,
  connection: 'none',
  shared: null,
  sharedInterests: ['Food'],
  quizInCommon: 5,
};
const place = { id: 2, name: 'Japan', description: 'Cedar forests.', imageUrl: null, travelersCount: 63 };
const places = [place, { ...place, id: 4, name: 'Peru' }];
const detail: DestinationDetailView = {
  ...place,
  tipsCount: 2,
  faces: [{ id: 2, name: 'Ben Okafor', profileImage: null }],
  companions: { ...days, count: 1, people: [{ id: 2, name: 'Ben Okafor', profileImage: null }] },
};
const traveler = { ...ben, ...days, connection: 'none' };
const tip: TipView = {
  id: 5,
  destinationId: 2,
  title: 'Eat the set lunch',
  content: 'It costs a fraction of the dinner.',
  category: 'food',
  authorId: 40,
  author: 'Haruto Ishida',
  authorName: 'Haruto Ishida',
  upvotes: 14,
  isUpvoted: false,
  createdAt: '2026-10-16T10:00:00.000Z',
};
const tips = [tip, { ...tip, id: 6, title: 'Take the ferry' }];
const trip: TripView = {
  ...days,
  id: 1,
  destination: 'Lisbon',
  destinationId: 7,
  coverImage: null,
  description: 'Tiles.',
};
const trips = [trip, { ...trip, id: 2, destination: 'Sicily' }];
const interests = [
  { id: 1, name: 'Food' },
  { id: 2, name: 'Hiking' },
];

const person = ['id', 'name', 'age', 'bio', 'profileImage'];
const placeFields = ['id', 'name', 'description', 'imageUrl', 'travelersCount'];
const tipFields = ['id', 'title', 'content', 'category', 'author', 'authorId', 'upvotes', 'createdAt'];
const specified = {
  'GET /api/auth/me': ['username', 'email', ...person],
  'GET /api/search/travelers': [...person, 'destination', 'startDate', 'endDate', 'interests', 'coverImage'],
  'GET /api/destinations': placeFields,
  'GET /api/destinations/2': placeFields,
  'GET /api/destinations/2/travelers': person,
  'GET /api/destinations/2/travel-tips': tipFields,
  'GET /api/destinations/2/tips': tipFields,
  'GET /api/trips': ['id', 'destination', 'startDate', 'endDate', 'description'],
  'GET /api/interests': ['id', 'name'],
};

const one = { 'GET /api/destinations/2': { body: detail } };
/** What a screen reads beside what is taken apart. */
const beside: Answers = {
  ...asAna,
  ...one,
  'GET /api/messages/unread': { body: { conversations: 1, userIds: [2], requests: 1 } },
  'GET /api/destinations': { body: [] },
  'GET /api/search/travelers': { body: [] },
  'GET /api/trips': { body: [] },
  'GET /api/interests': { body: [] },
};

const screens = (
  <Routes>
    <Route path="/" element={<HomePage />} />
    <Route path="/explore" element={<ExplorePage />} />
    <Route path="/destinations/:id" element={<DestinationPage />} />
    <Route path="/destinations/:id/tips" element={<TipsPage />} />
    <Route path="/profile" element={<ProfilePage />} />
  </Routes>
);

test.each<[path: string, answers: Answers]>([
  [
    '/',
    {
      'GET /api/search/travelers': { body: [card, { ...card, ...eve, tripId: 11 }] },
      'GET /api/destinations': { body: places },
    },
  ],
  ['/explore', { 'GET /api/destinations': { body: places } }],
  ['/destinations/2', one],
  [
    '/destinations/2?tab=travelers',
    { 'GET /api/destinations/2/travelers': { body: [traveler, { ...traveler, ...eve }] } },
  ],
  ['/destinations/2?tab=tips', { 'GET /api/destinations/2/travel-tips': { body: tips } }],
  ['/destinations/2/tips', { 'GET /api/destinations/2/tips': { body: tips } }],
  [
    '/profile',
    {
      'GET /api/auth/me': { body: { ...ana, bio: 'Sketchbook.' } },
      'GET /api/messages/unread': { body: { conversations: 1, userIds: [2], requests: 1 } },
    },
  ],
  ['/profile?tab=trips', { 'GET /api/trips': { body: trips } }],
  ['/profile?tab=interests', { 'GET /api/interests': { body: interests } }],
])('%s stands without any one field of its answers', async (path, answers) => {
  const show = (changed: Answers) => {
    fakeServer({ ...beside, ...changed });
    // The frame shows of the answers who is signed in and what waits for them.
    const isFramed = 'GET /api/auth/me' in answers;
    showScreen(isFramed ? <Frame>{screens}</Frame> : screens, path, '*');
  };
  expect(await findingsWithoutEachField({ answers, show, specified })).toEqual([]);
});
