import type { MatchView } from '@wayfellow/contracts';
import {
  type Answers,
  ana,
  boardOf,
  cardOf,
  eve,
  exactly,
  fakeServer,
  findingsWithoutEachField,
  lisbon,
  matchOf,
  renderAt,
  signedInAs,
  suggestionOf,
  toPeru,
} from '@wayfellow/web/testing';
import remote from '../src/routes';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const both = (changes: Partial<MatchView>) => [
  matchOf(changes),
  matchOf({ id: 2, otherUser: eve, shared: null, nextTrip: toPeru, ...changes }),
];
const suggestion = suggestionOf({ nextTrip: toPeru });
const me = signedInAs({ ...ana, tier: 'premium' });
const suggestions = [suggestion, { ...suggestion, ...eve, shared: null }];

const person = ['id', 'name', 'age', 'bio', 'profileImage'];
const matches = ['id', 'status', 'user1Id', 'user2Id', 'createdAt', 'otherUser'].concat(
  person.map((field) => `otherUser.${field}`),
);
const specified = {
  'GET /api/auth/me': ['username', 'email', ...person],
  'GET /api/search/travelers': [...person, 'destination', 'startDate', 'endDate', 'interests', 'coverImage'],
  'GET /api/matches/potential': person,
  'GET /api/matches': matches,
  'GET /api/crossings': ['trip', 'trip.id', 'trip.destination', 'trip.startDate', 'trip.endDate'].concat([
    'top',
    ...person.map((field) => `top.${field}`),
  ]),
};

test.each<[path: string, answers: Answers]>([
  [
    '/search',
    {
      'GET /api/search/travelers': {
        body: [cardOf({ shared: lisbon }), cardOf({ ...eve, tripId: 11 })],
      },
    },
  ],
  [
    '/matches',
    {
      ...me,
      'GET /api/matches/counts': { body: { requests: 2, sent: 2, matched: 2, requestsLeft: 1 } },
      'GET /api/matches/potential': { body: suggestions },
    },
  ],
  ['/matches?tab=requests', { 'GET /api/matches': { body: both({}) } }],
  ['/matches?tab=sent', { 'GET /api/matches': { body: both({ user1Id: ana.id }) } }],
  ['/crossings', { 'GET /api/crossings': { body: [boardOf({ total: exactly(4), isWatched: true })] } }],
  ['/matches?tab=matched', { 'GET /api/matches': { body: both({ status: 'accepted' }) } }],
])('%s stands without any one field of its answers', async (path, answers) => {
  const show = (changed: Answers) => {
    fakeServer({ ...me, 'GET /api/matches/potential': { body: [] }, ...changed });
    renderAt(path, <remote.Routes />, '*');
  };
  expect(await findingsWithoutEachField({ answers, show, specified })).toEqual([]);
});
