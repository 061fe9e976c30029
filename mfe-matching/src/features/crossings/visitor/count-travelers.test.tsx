import { screen, within } from '@testing-library/react';
import { crossingTexts, tripTexts } from '@wayfellow/contracts';
import {
  type Answers,
  asVisitor,
  boardAnswers,
  boardOf,
  dayCountsOf,
  fakeServer,
  japan,
  pathShown,
  renderAt,
} from '@wayfellow/web/testing';
import remote from '../../../routes';

const days = { startDate: '2999-12-03', endDate: '2999-12-07' };
const asked = `destination=${japan.id}&startDate=${days.startDate}&endDate=${days.endDate}`;
const few = { value: null, isAtLeast: false };
const atLeastTen = { value: 10, isAtLeast: true };
const counted: Answers = {
  'GET /api/destinations': { body: [japan] },
  [`GET /api/destinations/${japan.id}/crossings`]: {
    body: { total: atLeastTen, days: dayCountsOf(days, [3, 5, 7, 9, atLeastTen, 8, 6, few]), isCoarse: true },
  },
};
const show = (query = '', answers: Answers = {}) => {
  const server = fakeServer({ ...asVisitor, ...counted, ...answers });
  return { server, user: renderAt(`/crossings${query && `?${query}`}`, <remote.Routes />, '*') };
};

test('a visitor is counted to, day by day, sees no name, and is led to a profile and back', async () => {
  const { server } = show(asked);
  expect(await screen.findByText('10+ travelers')).toBeInTheDocument();
  expect(screen.getByText('10+ travelers').parentElement).toHaveTextContent(
    '10+ travelersare there on your days. Most on Thu, Dec 5.',
  );
  const counts = within(screen.getByRole('row', { name: /travelers/ })).getAllByRole('cell');
  expect(counts.map(({ textContent }) => textContent)).toEqual([
    ...['3', '5', '7', '9', '10+', '8', '6', 'a few', '0'],
    '',
  ]);
  expect(screen.getByText('Create a profile to see who they are, and let them see you.')).toBeInTheDocument();
  const back = encodeURIComponent(`/crossings?${asked}`);
  expect(screen.getByRole('link', { name: 'Create Profile' })).toHaveAttribute(
    'href',
    `/register?redirect=${back}`,
  );
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', `/login?redirect=${back}`);
  expect(screen.getByText(/^Counts come from travelers who let everyone find them\./)).toHaveTextContent(
    "From ten on they are rounded down; below three we say 'a few'.",
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Who is there when you are?');
  expect(server.callsOf('GET /api/crossings')).toEqual([]);
});

test('a destination is found without letters that a keyboard does not have', async () => {
  const { user } = show(`startDate=${days.startDate}&endDate=${days.endDate}`, {
    'GET /api/destinations': { body: [{ ...japan, name: 'Tromsø, Norway' }] },
  });
  await user.type(await screen.findByLabelText('Destination'), 'tromso, norway');
  await user.click(screen.getByRole('button', { name: 'Count travelers' }));
  expect(await screen.findByText('10+ travelers')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what is asked is checked first, and stands in the URL', async () => {
  const { server, user } = show(`startDate=${days.startDate}&endDate=${days.endDate}`);
  const submit = await screen.findByRole('button', { name: 'Count travelers' });
  await user.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(tripTexts.destination);
  await user.type(screen.getByLabelText('Destination'), 'nowhere at all');
  await user.click(submit);
  expect(screen.getByRole('alert')).toHaveTextContent(tripTexts.destination);
  await user.clear(screen.getByLabelText('Destination'));
  await user.type(screen.getByLabelText('Destination'), ' JAPAN');
  expect(server.callsOf(`GET /api/destinations/${japan.id}/crossings`)).toEqual([]);
  await user.click(submit);
  expect(await screen.findByText('10+ travelers')).toBeInTheDocument();
  expect(pathShown()).toBe(`/crossings?${asked}`);
});

test('both dates are needed', async () => {
  const { user } = show(`destination=${japan.id}`);
  await screen.findByDisplayValue(japan.name);
  await user.click(screen.getByRole('button', { name: 'Count travelers' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(crossingTexts.bothDates);
});

test('a few are a few, and of days with a few each none has the most', async () => {
  const fewEach = { total: few, days: dayCountsOf(days, Array(9).fill(few)), isCoarse: true };
  show(asked, { [`GET /api/destinations/${japan.id}/crossings`]: { body: fewEach } });
  const words = await screen.findByText('A few travelers');
  expect(words.parentElement).toHaveTextContent(/are there on your days\.$/);
});

test('a count that fails is tried again', async () => {
  const call = `GET /api/destinations/${japan.id}/crossings`;
  const { user } = show(asked, { [call]: { status: 503, then: counted[call] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The travelers could not be counted.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('10+ travelers')).toBeInTheDocument();
});

test('a traveler with a trip there is led to its board', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const there = boardOf({ trip: { ...boardOf().trip, destinationId: japan.id } });
  show(asked, boardAnswers(there));
  expect(await screen.findByRole('table', { name: /^Who is in/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Count travelers' })).not.toBeInTheDocument();
});

test('a traveler without a trip there is led to the counts, and to a trip', async () => {
  show(asked, boardAnswers(boardOf()));
  expect(await screen.findByText('10+ travelers')).toBeInTheDocument();
  const href = screen.getByRole('link', { name: 'Add Your Trip' }).getAttribute('href') ?? '';
  const { add, ...known } = Object.fromEntries(new URLSearchParams(href.split('?')[1]));
  expect({ add, known }).toEqual({
    add: 'trip',
    known: {
      tab: 'trips',
      destination: japan.name,
      ...days,
    },
  });
  expect(screen.queryByRole('link', { name: 'Create Profile' })).not.toBeInTheDocument();
});
