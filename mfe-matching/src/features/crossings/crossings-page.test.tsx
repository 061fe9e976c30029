import { screen, waitFor, within } from '@testing-library/react';
import { notices } from '@wayfellow/contracts';
import {
  ben,
  boardAnswers,
  boardOf,
  buttonFor,
  crossingOf,
  crowdOf,
  dayCountsOf,
  exactly,
  fakeServer,
  lisbonTrip,
  matchCountsOf,
  renderAt,
  sentTo,
  textOf,
  toastShown,
  tripOf,
} from '@wayfellow/web/testing';
import remote from '../../routes';

const seville = tripOf({
  id: 32,
  destination: 'Seville, Spain',
  destinationId: 9,
  startDate: '2999-12-07',
  endDate: '2999-12-10',
});
const emptyOf = (changes: Parameters<typeof boardOf>[0] = {}) =>
  boardOf({ total: exactly(0), top: [], days: dayCountsOf(lisbonTrip, []), ...changes });
const people = `GET /api/trips/${lisbonTrip.id}/crossings`;
const show = (answers: ReturnType<typeof boardAnswers>, address = '/crossings') => {
  const server = fakeServer(answers);
  return { server, user: renderAt(address, <remote.Routes />, '*') };
};
const board = (name = 'Lisbon, Portugal') => screen.findByRole('region', { name });
const rowOf = async (name: RegExp) => screen.findByRole('row', { name });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a board says how many people cross one’s days, on which day most are there, and who they are', async () => {
  show(
    boardAnswers(
      boardOf({ total: exactly(3), days: dayCountsOf(lisbonTrip, [1, 2, 2, 3, 2, 2, 1]), top: crowdOf(3) }),
    ),
  );
  const lisbon = within(await board());
  expect(lisbon.getByText('3 people cross your days').parentElement).toHaveTextContent(
    '3 people cross your days' + 'Most on Wed, Dec 4: 3 of them.',
  );
  expect(lisbon.getByText('Dec 3 - Dec 7', { selector: 'p' })).toHaveTextContent('Dec 3 - Dec 7 · 5 days');
  expect(lisbon.getByText('Their other days')).toBeInTheDocument();
  expect(screen.getByText('Members see you on this trip, as you see them.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Who finds me' })).toHaveAttribute('href', '/account?part=finds');
  expect(screen.getByRole('link', { name: 'Matches' })).toHaveAttribute('href', '/matches');
  expect(document.title).toMatch(/^Crossings/);
});

test('a board reads as a table: a column a day, and a sentence and a word a day for each person', async () => {
  show(boardAnswers(boardOf()));
  const table = within(await screen.findByRole('table', { name: 'Who is in Lisbon, day by day' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toHaveLength(11);
  expect(heads[1]).toMatch(/^Sun, Dec 1/);
  expect(cellsOf(await rowOf(/^1 person/))).toEqual(['0', '1', '1', '1', '1', '1', '1', '0', '0', '']);
  const you = cellsOf(await rowOf(/^You/));
  expect(you.slice(0, 9)).toEqual(['', '', 'there', 'there', 'there', 'there', 'there', '', '']);
  const bens = await rowOf(/^Ben Okafor, 34/);
  expect(within(bens).getByRole('rowheader')).toHaveTextContent(
    'Ben Okafor, 34:5 days with you, Dec 3 - Dec 7; 2 shared interests; 6 of 8 quiz answers in common',
  );
  expect(cellsOf(bens).slice(0, 9)).toEqual(['', 'there', ...Array<string>(5).fill('together'), '', '']);
  expect(within(bens).getByRole('link', { name: 'Ben Okafor, 34' })).toHaveAttribute(
    'href',
    `/travelers/${ben.id}`,
  );
});

test('the days of bars are drawn for the eye alone, with their number', async () => {
  show(boardAnswers(boardOf()));
  const row = await rowOf(/^Ben Okafor/);
  const drawn = row.querySelector('.both') as HTMLElement;
  expect(drawn).toHaveTextContent('5 days');
  expect(drawn.closest('[aria-hidden=true]')).not.toBeNull();
  expect(drawn.style.getPropertyValue('--at')).toBe('2');
  expect(drawn.style.getPropertyValue('--span')).toBe('5');
  expect(row.querySelector<HTMLElement>('.own')?.style.getPropertyValue('--at')).toBe('1');
});

test('of a trip that has begun the days ahead are shown, and that it began before them', async () => {
  const begun = { ...lisbonTrip, startDate: '2999-11-20' };
  const days = dayCountsOf(lisbonTrip, []).slice(2);
  show(boardAnswers(boardOf({ trip: begun, days })));
  const bar = (await rowOf(/^You/)).querySelector('.you');
  expect(bar).toHaveTextContent('You, 5 days');
  expect(bar).toHaveAttribute('data-cut', 'start');
});

test('the first board shows eight people and the others three; all are shown on request', async () => {
  const crowd = crowdOf(12);
  const { server, user } = show({
    ...boardAnswers(
      boardOf({ total: exactly(12), top: crowd.slice(0, 3) }),
      boardOf({ trip: seville, total: exactly(5), top: crowd.slice(0, 3) }),
    ),
    [people]: { body: crowd },
    [`GET /api/trips/${seville.id}/crossings`]: { body: crowd.slice(0, 5) },
  });
  const rows = async (name?: string) =>
    within(await board(name)).getAllByRole('row', { name: /^Traveler \d/ });
  await screen.findByRole('row', { name: /^Traveler 8,/ });
  expect(await rows()).toHaveLength(8);
  expect(await rows('Seville, Spain')).toHaveLength(3);
  expect(server.callsOf(`GET /api/trips/${seville.id}/crossings`)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show all 12 people' }));
  expect(await rows()).toHaveLength(12);
  expect(screen.queryByRole('button', { name: 'Show all 12 people' })).not.toBeInTheDocument();
  await waitFor(async () =>
    expect((await rowOf(/^Traveler 9,/)).contains(document.activeElement)).toBe(true),
  );
  expect(screen.getByText('2 more people')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all 5 people' }));
  await waitFor(async () => expect(await rows('Seville, Spain')).toHaveLength(5));
});

test('Connect on a board is one request, and the button then says that it was sent', async () => {
  const sent = sentTo(ben.id, ben.name);
  const { server, user } = show({
    ...boardAnswers(boardOf()),
    'POST /api/matches': { status: 201, body: { ...sent, counts: matchCountsOf([sent]) } },
  });
  await user.click(await screen.findByRole('button', { name: buttonFor('Connect', ben.name) }));
  expect(await screen.findByRole('button', { name: buttonFor('Request Sent', ben.name) })).toBeDisabled();
  expect(toastShown()).toBe(textOf(notices.connected(ben.name)));
  expect(server.callsOf('GET /api/crossings')).toHaveLength(1);
});

test.each([
  ['received', 'Respond'],
  ['matched', 'Message'],
  ['sent', 'Request Sent'],
] as const)('somebody whose connection is %s has the button %s', async (connection, label) => {
  show(boardAnswers(boardOf({ top: [crossingOf({ connection })] })));
  expect(await screen.findByRole('button', { name: buttonFor(label, ben.name) })).toBeInTheDocument();
});

test('trips are stops on a way, each leading to its board', async () => {
  const { user } = show(boardAnswers(boardOf(), emptyOf({ trip: seville })));
  const way = within(await screen.findByRole('navigation', { name: 'Your trips' }));
  const [first, second] = way.getAllByRole('link');
  expect(first).toHaveTextContent('LisbonDec 3 - Dec 71 person');
  expect(first).toHaveAttribute('aria-current', 'true');
  expect(second).toHaveTextContent('nobody yet');
  Element.prototype.scrollIntoView = jest.fn();
  await user.click(second as HTMLElement);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Seville, Spain' })).toHaveFocus());
  expect(second).toHaveAttribute('aria-current', 'true');
});
