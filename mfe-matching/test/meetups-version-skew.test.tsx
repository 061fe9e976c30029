import {
  type Answers,
  asAna,
  boardOf,
  crossingOf,
  crowdOf,
  dayCountsOf,
  eve,
  exactly,
  fakeServer,
  findingsWithoutEachField,
  japan,
  lisbonTrip,
  meetupOf,
  renderAt,
} from '@wayfellow/web/testing';
import remote from '../src/routes';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const guest = { ...eve, connection: 'none' as const, sharedInterests: ['Food' as const], quizInCommon: 6 };
const cancelled = meetupOf({
  id: 42,
  title: 'Fado',
  state: 'cancelled',
  myState: 'joined',
  conversationId: 9,
});
const full = meetupOf({ id: 43, title: 'Museum', km: 12, joined: 5, waiting: 2 });
const hosted = meetupOf({ myState: 'host', spot: 'By the stairs', going: [guest], conversationId: 9 });
const waiting = meetupOf({ id: 45, title: 'Castle', myState: 'waiting', place: 2, day: '2999-12-04' });
const counts = { total: exactly(4), days: dayCountsOf(lisbonTrip, [0, 1, 1, 1, 1, 1, 1]), isCoarse: true };
const { startDate, endDate } = lisbonTrip;
const porto = { ...lisbonTrip, id: 32, destination: 'Porto, Portugal' };
const alsoIn = [{ destination: 'Porto, Portugal', startDate, endDate }];
const asked = `destination=${japan.id}&startDate=${startDate}&endDate=${endDate}`;

const trips = 'GET /api/trips';
const mine = 'GET /api/meetups/mine';
const one = 'GET /api/meetups/41';
const ofTrip = `GET /api/trips/${lisbonTrip.id}/meetups`;
const people = `GET /api/trips/${lisbonTrip.id}/crossings`;

const trip = ['id', 'destination', 'startDate', 'endDate', 'description'];
// Every server that has these calls says what a meetup is, who hosts it and when.
const meetup = ['id', 'host', 'host.id', 'title', 'day', 'myState'];
const specified = { [trips]: trip, [mine]: meetup, [ofTrip]: meetup };
/** What a screen reads beside what is taken apart. */
const beside: Answers = {
  ...asAna,
  [trips]: { body: [lisbonTrip] },
  [mine]: { body: [] },
  'GET /api/crossings': { body: [boardOf({ meetups: 2 })] },
  'GET /api/destinations': { body: [japan] },
};

test.each<[path: string, answers: Answers]>([
  ['/meetups', { [mine]: { body: [hosted, waiting, cancelled] }, [trips]: { body: [lisbonTrip, porto] } }],
  [`/meetups?trip=${lisbonTrip.id}`, { [ofTrip]: { body: [meetupOf(), full] } }],
  ['/meetups/41', { [one]: { body: meetupOf({ going: [guest] }) } }],
  ['/meetups/41?', { [one]: { body: hosted } }],
  [
    '/crossings',
    { [ofTrip]: { body: [meetupOf(), full] }, [people]: { body: [crossingOf({ alsoIn }), ...crowdOf(1)] } },
  ],
  [`/crossings?${asked}`, { [`GET /api/destinations/${japan.id}/crossings`]: { body: counts } }],
])('%s stands without any one field of its answers', async (path, answers) => {
  const show = (changed: Answers) => {
    fakeServer({ ...beside, ...changed });
    renderAt(path, <remote.Routes />, '*');
  };
  expect(await findingsWithoutEachField({ answers, show, specified })).toEqual([]);
});
