import { Route, Routes } from '@wayfellow/router';
import {
  type Answers,
  ana,
  asAna,
  ben,
  cardOf,
  days,
  destinationTravelerOf,
  eve,
  fakeServer,
  findingsWithoutEachField,
  japan,
  japanDetail,
  renderAt,
  stubLayout,
  tipOf,
  tripOf,
  userOf,
} from '@wayfellow/web/testing';
import { DestinationPage } from '../src/features/destination/destination-page';
import { ExplorePage } from '../src/features/explore/explore-page';
import { Frame } from '../src/features/frame/frame';
import { HomePage } from '../src/features/home/home-page';
import { ProfilePage } from '../src/features/profile/profile-page';
import { TipsPage } from '../src/features/tips/tips-page';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubLayout();
});
afterEach(() => jest.restoreAllMocks());

const card = cardOf({ ...days, sharedInterests: ['Food'], quizInCommon: 5 });
const places = [japan, { ...japan, id: 4, name: 'Peru' }];
const companions = { ...days, count: 1, people: [userOf(ben)] };
const detail = { ...japanDetail, tipsCount: 2, faces: [userOf(ben)], companions };
const tips = [tipOf(), tipOf({ id: 6, title: 'Take the ferry' })];
const trips = [tripOf(), tripOf({ id: 2, destination: 'Sicily' })];
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
    { 'GET /api/destinations/2/travelers': { body: [destinationTravelerOf(), destinationTravelerOf(eve)] } },
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
    renderAt(path, isFramed ? <Frame>{screens}</Frame> : screens, '*');
  };
  expect(await findingsWithoutEachField({ answers, show, specified })).toEqual([]);
});
