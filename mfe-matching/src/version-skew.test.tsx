import type { MatchView, PotentialMatchView, SharedTripView } from '@wayfellow/contracts';
import { type Answers, fakeServer, findingsWithoutEachField } from '@wayfellow/web/testing';
import { ana, ben, cardOf, signedIn } from './test-support/people';
import { renderAt } from './test-support/render-at';

jest.setTimeout(240_000);
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const lisbon: SharedTripView = {
  destination: 'Lisbon',
  destinationId: 7,
  coverImage: null,
  mine: { startDate: '2027-05-01', endDate: '2027-05-09' },
  theirs: { startDate: '2027-05-03', endDate: '2027-05-12' },
  startDate: '2027-05-03',
  endDate: '2027-05-09',
  days: 7,
};
const nextTrip = {
  destination: 'Peru',
  destinationId: 4,
  coverImage: null,
  startDate: '2027-04-18',
  endDate: '2027-04-30',
};
const eve = { ...ben, id: 3, name: 'Eve Lindqvist' };
const matchOf = (changes: Partial<MatchView>): MatchView => ({
  id: 1,
  status: 'pending',
  user1Id: ben.id,
  user2Id: ana.id,
  createdAt: new Date().toISOString(),
  otherUser: ben,
  shared: lisbon,
  nextTrip: null,
  ...changes,
});
const both = (changes: Partial<MatchView>) => [
  matchOf(changes),
  matchOf({ id: 2, otherUser: eve, shared: null, nextTrip, ...changes }),
];
const suggestion: PotentialMatchView = {
  ...ben,
  shared: lisbon,
  nextTrip,
  sharedInterests: ['Food'],
  quizInCommon: 5,
  reasons: [{ kind: 'trip', strong: 'Both in Lisbon', text: 'May 3 - May 9, 7 days together' }],
};
const me = signedIn({ ...ana, tier: 'premium' });
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
  ['/matches?tab=matched', { 'GET /api/matches': { body: both({ status: 'accepted' }) } }],
])('%s stands without any one field of its answers', async (path, answers) => {
  const show = (changed: Answers) => {
    fakeServer({ ...me, 'GET /api/matches/potential': { body: [] }, ...changed });
    renderAt(path);
  };
  expect(await findingsWithoutEachField({ answers, show, specified })).toEqual([]);
});
