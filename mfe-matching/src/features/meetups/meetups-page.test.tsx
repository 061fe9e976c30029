import { screen, waitFor, within } from '@testing-library/react';
import { type MeetupView, addTripPath, notices } from '@wayfellow/contracts';
import {
  type Answers,
  ana,
  asAna,
  asVisitor,
  eve,
  fakeServer,
  goBack,
  isToastAnError,
  lisbonTrip,
  meetupOf,
  pathShown,
  problemAnswer,
  renderAt,
  textOf,
  toastShown,
} from '@wayfellow/web/testing';
import remote from '../../routes';

const ofTrip = `GET /api/trips/${lisbonTrip.id}/meetups`;
const answersOf = (meetups: MeetupView[], more: Answers = {}): Answers => ({
  ...asAna,
  'GET /api/trips': { body: [lisbonTrip] },
  [ofTrip]: { body: meetups },
  'GET /api/meetups/mine': { body: meetups },
  ...more,
});
const show = (answers: Answers, address = `/meetups?trip=${lisbonTrip.id}`) => {
  const server = fakeServer(answers);
  return { server, user: renderAt(address, <remote.Routes />, '*') };
};
const ticket = async (title: string | RegExp) =>
  within((await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement);

test('the meetups on the days of a trip are tickets that say what, when, who, where and how many', async () => {
  show(answersOf([meetupOf()]));
  const tram = await ticket('Tram 28 and pastéis');
  expect(tram.getByText('Tue, Dec 3, 10:00')).toBeInTheDocument();
  expect(tram.getByText('Ben Okafor')).toBeInTheDocument();
  expect(tram.getByText('Graça')).toBeInTheDocument();
  expect(tram.getByRole('img', { name: '3 of 5 places taken' })).toBeInTheDocument();
  expect(tram.getByRole('link', { name: 'Tram 28 and pastéis' })).toHaveAttribute('href', '/meetups/41');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meetups in Lisbon');
  expect(screen.getByText(/^On your days, Dec 3 - Dec 7\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Crossings' })).toHaveAttribute('href', '/crossings#trip-31');
  expect(document.title).toMatch(/^Meetups in Lisbon/);
});

test.each([
  [{}, 'button', /^Join ?:/],
  [{ joined: 5 }, 'button', /^Join waiting list ?:/],
  [{ myState: 'host' as const, host: { ...eve, id: ana.id } }, 'link', /^Open ?:/],
  [{ state: 'cancelled' as const, conversationId: 9 }, 'link', /^Open chat ?:/],
])('a ticket with %j offers one thing to do', async (changes, role, name) => {
  show(answersOf([meetupOf(changes)]));
  const tram = await ticket('Tram 28 and pastéis');
  expect(tram.getByRole(role, { name })).toBeInTheDocument();
  // The other is the title.
  expect([...tram.queryAllByRole('button'), ...tram.getAllByRole('link')]).toHaveLength(2);
});

test.each([
  [{ myState: 'joined' as const }, 'You are going'],
  [{ myState: 'waiting' as const, place: 2 }, 'On the waiting list'],
  [{ state: 'closed' as const }, 'Takes nobody any more'],
  [{ day: '2020-12-03' }, 'Has begun'],
])('a ticket with %j says so, and offers nothing', async (changes, text) => {
  show(answersOf([meetupOf(changes)]));
  const tram = await ticket('Tram 28 and pastéis');
  expect(tram.getByText(text)).toBeInTheDocument();
  expect(tram.queryByRole('button')).not.toBeInTheDocument();
});

test('a ticket at a place in own words says by whose clocks its time is', async () => {
  show(answersOf([meetupOf({ destinationId: null })]));
  const tram = await ticket('Tram 28 and pastéis');
  expect(tram.getByText('Europe/Lisbon time')).toBeInTheDocument();
});

test('joining says that one is going, and reads the list again', async () => {
  const joined = meetupOf({ myState: 'joined', joined: 4 });
  const { user, server } = show(answersOf([meetupOf()], { 'POST /api/meetups/41/join': { body: joined } }));
  const tram = await ticket('Tram 28 and pastéis');
  server.answers[ofTrip] = { body: [joined] };
  await user.click(tram.getByRole('button', { name: /^Join/ }));
  expect(await screen.findByText('You are going')).toBeInTheDocument();
  expect(toastShown()).toBe(textOf(notices.meetupJoined('Tram 28 and pastéis', 'Tue, Dec 3, 10:00')));
});

test('whoever comes too late for the last place reads their number on the waiting list', async () => {
  const waiting = meetupOf({ myState: 'waiting', joined: 5, waiting: 1, place: 1 });
  const { user } = show(answersOf([meetupOf()], { 'POST /api/meetups/41/join': { body: waiting } }));
  await user.click((await ticket('Tram 28 and pastéis')).getByRole('button', { name: /^Join/ }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.meetupWaiting(1, '09:00 on the day'))));
});

test('a meetup that takes nobody any more by then says why', async () => {
  const { user, server } = show(
    answersOf([meetupOf()], { 'POST /api/meetups/41/join': problemAnswer('meetup-closed') }),
  );
  await user.click((await ticket('Tram 28 and pastéis')).getByRole('button', { name: /^Join/ }));
  await waitFor(() => expect(toastShown()).toBe('Not Joined: This meetup takes nobody any more.'));
  expect(isToastAnError()).toBe(true);
  await waitFor(() => expect(server.callsOf(ofTrip).length).toBeGreaterThan(1));
});

test('a day is chosen by its chip', async () => {
  const { user } = show(answersOf([meetupOf()], { [`${ofTrip}?day=2999-12-04`]: { body: [] } }));
  await ticket('Tram 28 and pastéis');
  await user.click(screen.getByRole('button', { name: 'Wed 4' }));
  expect(await screen.findByText('No meetups on Wed, Dec 4')).toBeInTheDocument();
  expect(pathShown()).toBe('/meetups?trip=31&day=2999-12-04');
  await user.click(screen.getByRole('button', { name: 'All days' }));
  await ticket('Tram 28 and pastéis');
  expect(pathShown()).toBe('/meetups?trip=31');
  goBack();
  expect(await screen.findByText('No meetups on Wed, Dec 4')).toBeInTheDocument();
});

test.each([
  ['2999-12-04', 'Wed 4'],
  ['2999-12-24', 'All days'],
])('an address that names the day %s shows %s', async (day, name) => {
  show(
    answersOf([meetupOf()], { [`${ofTrip}?day=2999-12-04`]: { body: [] } }),
    `/meetups?trip=${lisbonTrip.id}&day=${day}`,
  );
  expect(await screen.findByRole('button', { name, pressed: true })).toBeInTheDocument();
});

test('where nothing is offered, one is asked to be the first', async () => {
  const { user } = show(answersOf([]));
  expect(await screen.findByText('No meetups on your days')).toBeInTheDocument();
  expect(screen.getByText('Be the first: a walk, a meal, a museum.')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Offer a meetup' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Offer a meetup' })).toBeInTheDocument();
});

test('what happens to a meetup elsewhere is seen here', async () => {
  const { server } = show(answersOf([meetupOf()]));
  await ticket('Tram 28 and pastéis');
  server.answers[ofTrip] = { body: [meetupOf({ joined: 5 })] };
  server.sendFrame({ type: 'meetup_update', meetupId: 41 });
  expect(await screen.findByRole('button', { name: /^Join waiting list/ })).toBeInTheDocument();
});

test('without a trip, the page shows one’s own meetups, and the trips to choose from', async () => {
  show(
    answersOf([
      meetupOf({ id: 1, title: 'Mine', myState: 'host' }),
      meetupOf({ id: 2, title: 'Joined', myState: 'joined' }),
      meetupOf({ id: 3, title: 'Waited for', myState: 'waiting' }),
      meetupOf({ id: 4, title: 'Dropped', myState: 'joined', state: 'cancelled' }),
    ]),
    '/meetups',
  );
  const titlesIn = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(await titlesIn('You host')).toEqual(['Mine']);
  expect(await titlesIn('You are going')).toEqual(['Joined']);
  expect(await titlesIn('On the waiting list')).toEqual(['Waited for']);
  expect(await titlesIn('Over or cancelled')).toEqual(['Dropped']);
  expect(screen.getByRole('link', { name: 'Lisbon, Dec 3 - Dec 7' })).toHaveAttribute(
    'href',
    '/meetups?trip=31',
  );
});

test('without any trip, one is asked to add one', async () => {
  show(answersOf([], { 'GET /api/trips': { body: [] } }), '/meetups');
  expect(await screen.findByRole('link', { name: 'Add Your Trip' })).toHaveAttribute('href', addTripPath());
});

test('a list that could not be loaded is asked for again', async () => {
  const { user, server } = show(answersOf([], { [ofTrip]: problemAnswer('internal') }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the meetups.');
  server.answers[ofTrip] = { body: [meetupOf()] };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await ticket('Tram 28 and pastéis');
});

test('visitors are asked to sign in, and come back', async () => {
  show(asVisitor);
  await waitFor(() => expect(pathShown()).toMatch(/^\/login\?/));
  expect(toastShown()).toBe(textOf(notices.meetupsNeedLogin));
});
