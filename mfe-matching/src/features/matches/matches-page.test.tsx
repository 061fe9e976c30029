import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_BIO, notices } from '@wayfellow/contracts';
import {
  asVisitor,
  ben,
  buttonFor,
  fakeServer,
  goBack,
  matchAnswers,
  matchListCall,
  pathShown,
  renderAt,
  requestOf,
  sentTo,
  suggestionOf,
  textOf,
  toastShown,
} from '@wayfellow/web/testing';
import remote from '../../routes';
import { EXCERPT_LENGTH } from '../../shared/bio';

const tab = (name: string) => screen.findByRole('tab', { name });

test('a visitor is told to log in and comes back here afterwards', async () => {
  fakeServer({ ...asVisitor });
  renderAt('/matches?tab=sent', <remote.Routes />, '*');
  await waitFor(() => expect(pathShown()).toBe(`/login?redirect=${encodeURIComponent('/matches?tab=sent')}`));
  expect(toastShown()).toBe(textOf(notices.matchesNeedLogin));
});

test('four tabs count what is between the viewer and others by status and side', async () => {
  fakeServer(
    matchAnswers(
      [suggestionOf({ id: 9 })],
      [
        requestOf(),
        requestOf({ otherUser: { ...ben, id: 3 }, user1Id: 3 }),
        sentTo(4, 'Chiara'),
        requestOf({ status: 'accepted', user1Id: 5 }),
        sentTo(6, 'Dana', { status: 'accepted' }),
        sentTo(7, 'Tomás', { status: 'accepted' }),
        sentTo(8, 'Declined', { status: 'rejected' }),
      ],
    ),
  );
  renderAt('/matches', <remote.Routes />, '*');
  expect(await tab('Suggested 1')).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Requests 2', 'Sent 1', 'Matched 3']) expect(await tab(name)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Suggested 1, Requests 2, Sent 1, Matched 3');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Matches');
  expect(document.title).toContain('Matches');
});

test('tabs live in the address, go by keyboard, and the way back leads to the tab before', async () => {
  const user = userEvent.setup();
  fakeServer(matchAnswers([suggestionOf()], [sentTo(4, 'Chiara Venturi')]));
  renderAt('/matches', <remote.Routes />, '*');
  await user.click(await tab('Suggested 1'));
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(pathShown()).toBe('/matches?tab=sent');
  expect(await screen.findByText('Awaiting response')).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Sent 1' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Chiara Venturi, 34' })).toBeInTheDocument();
  goBack();
  expect(await screen.findByText('Both in Lisbon')).toBeInTheDocument();
});

test('more matches come on request', async () => {
  const user = userEvent.setup();
  const next = 'c2';
  fakeServer({
    ...matchAnswers([], []),
    [matchListCall('matched')]: { body: [requestOf({ status: 'accepted' })], next },
    [`${matchListCall('matched')}&cursor=c2`]: {
      body: [sentTo(4, 'Chiara Venturi', { status: 'accepted' })],
    },
  });
  renderAt('/matches?tab=matched', <remote.Routes />, '*');
  await user.click(await screen.findByRole('button', { name: 'Show more matches' }));
  const name = await screen.findByRole('heading', { name: 'Chiara Venturi, 34' });
  expect(document.activeElement).toBe(name.closest('li'));
  expect(screen.queryByRole('button', { name: 'Show more matches' })).not.toBeInTheDocument();
});

test('a matched card leads to the chat and shows the start of the bio followed by dots', async () => {
  const bio = `${'🏔'.repeat(EXCERPT_LENGTH)} and more`;
  fakeServer(matchAnswers([], [requestOf({ status: 'accepted', otherUser: { ...ben, bio } })]));
  renderAt('/matches?tab=matched', <remote.Routes />, '*');
  expect(await screen.findByText(`${'🏔'.repeat(EXCERPT_LENGTH)}...`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: buttonFor('Message', ben.name) })).toHaveAttribute(
    'href',
    `/messages/${ben.id}`,
  );
  expect(screen.getByText('Both in Lisbon').parentElement).toHaveTextContent(
    'Both in Lisbon May 3 - May 9, 7 days together',
  );
});

test('a matched traveler without a bio shows the usual words', async () => {
  fakeServer(
    matchAnswers([], [requestOf({ status: 'accepted', otherUser: { ...ben, bio: null }, shared: null })]),
  );
  renderAt('/matches?tab=matched', <remote.Routes />, '*');
  expect(await screen.findByText(DEFAULT_BIO)).toBeInTheDocument();
  expect(screen.getByText('No shared trip yet')).toBeInTheDocument();
});

test.each([
  ['requests', 'No requests right now'],
  ['sent', 'No requests sent'],
  ['matched', 'No matches yet'],
])('nothing under %s: Find Travel Companions switches to the suggestions', async (name, title) => {
  const user = userEvent.setup();
  fakeServer(matchAnswers([suggestionOf()], []));
  renderAt(`/matches?tab=${name}`, <remote.Routes />, '*');
  expect(await screen.findByText(title)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Find Travel Companions' }));
  expect(pathShown()).toBe('/matches?tab=suggested');
  expect(await screen.findByText('Both in Lisbon')).toBeInTheDocument();
});

test.each([
  ['suggested', 'GET /api/matches/potential', [suggestionOf()]],
  ['matched', matchListCall('matched'), [requestOf({ status: 'accepted' })]],
])('a failed list under %s says so and Retry reads it again', async (name, failed, body) => {
  const user = userEvent.setup();
  fakeServer({ ...matchAnswers([], []), [failed]: { status: 503, then: { body } } });
  renderAt(`/matches?tab=${name}`, <remote.Routes />, '*');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Ben Okafor, 34' })).toBeInTheDocument();
});
