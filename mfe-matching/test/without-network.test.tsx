import { screen, waitFor, within } from '@testing-library/react';
import {
  type Answers,
  asAna,
  ben,
  buttonFor,
  fakeServer,
  lisbonTrip,
  matchAnswers,
  meetupOf,
  pathShown,
  renderAt,
  requestOf,
} from '@wayfellow/web/testing';
import remote from '../src/routes';

// What is kept of a person's matches and meetups is read without a network, and nothing of it is changed.

jest.mock('@wayfellow/web', () => ({
  ...jest.requireActual<object>('@wayfellow/web'),
  useKeptSince: () => Date.parse('2027-03-24T08:55:00Z'),
}));

const show = (address: string, answers: Answers) => {
  const server = fakeServer({ ...asAna, 'GET /api/trips': { body: [lisbonTrip] }, ...answers });
  renderAt(address, <remote.Routes />, '*');
  return server;
};
const joined = meetupOf({ myState: 'joined', joined: 4, spot: 'By the stairs', conversationId: 9 });

test('of the matches there are those whom one travels with, and the rest needs a network', async () => {
  const server = show('/matches', matchAnswers([], [requestOf({ status: 'accepted' })]));
  await screen.findByRole('heading', { name: `${ben.name}, ${ben.age}` });
  expect(screen.getByText('Suggestions and requests need a network.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: buttonFor('Message', ben.name) })).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(server.callsOf('GET /api/matches/potential')).toEqual([]);
  // What is read stays on the screen when the network is back.
  await waitFor(() => expect(pathShown()).toBe('/matches?tab=matched'));
});

test('one’s own meetups are read, and none is joined or offered', async () => {
  show('/meetups', { 'GET /api/meetups/mine': { body: [joined] } });
  const going = within(await screen.findByRole('region', { name: 'You are going' }));
  expect(going.getByRole('link', { name: joined.title })).toHaveAttribute('href', '/meetups/41');
  expect(screen.getByText('Joining or offering a meetup needs a network.')).toBeInTheDocument();
  expect(screen.queryByText('On your trips')).not.toBeInTheDocument();
});

test.each([
  ['joined', joined, ['Leave'], 'Leaving needs a network.'],
  [
    'hosted',
    { ...joined, myState: 'host' as const },
    ['Edit', 'Take nobody more', 'Cancel the meetup'],
    'Changing the meetup needs a network.',
  ],
])(
  'a meetup that one %s shows its spot and its chat, and says what needs a network',
  async (_, meetup, off, why) => {
    show('/meetups/41', { 'GET /api/meetups/41': { body: meetup } });
    expect(await screen.findByText('By the stairs')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open chat' })).toHaveAttribute('href', '/messages/g/9');
    expect(screen.getByText(why)).toBeInTheDocument();
    for (const name of off) expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^(?:Remove|Report)/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  },
);

test('of a meetup that is not kept it says so', async () => {
  show('/meetups/41', { 'GET /api/meetups/41': { status: 503 } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This meetup needs a network. It is not kept on this device.',
  );
});
