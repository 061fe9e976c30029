import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DEFAULT_BIO,
  type MatchCountsView,
  type MatchList,
  type MatchView,
  type PotentialMatchView,
  type SharedTripView,
  limits,
  notices,
  problems,
} from '@wayfellow/contracts';
import { type Answers, fakeServer } from '@wayfellow/web/testing';
import { EXCERPT_LENGTH } from '../../shared/bio';
import { ana, ben, signedIn, visitor } from '../../test-support/people';
import { buttonFor, pathShown, renderAt, toastShown } from '../../test-support/render-at';

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

const suggestionOf = (changes: Partial<PotentialMatchView> = {}): PotentialMatchView => ({
  ...ben,
  shared: lisbon,
  nextTrip: { destination: 'Lisbon', destinationId: 7, coverImage: null, ...lisbon.theirs },
  sharedInterests: ['Food'],
  quizInCommon: 5,
  reasons: [
    { kind: 'trip', strong: 'Both in Lisbon', text: 'May 3 - May 9, 7 days together' },
    { kind: 'interests', strong: '1 shared interest:', text: 'Food & Drink' },
    { kind: 'quiz', strong: '5 of 8', text: 'quiz answers in common' },
  ],
  ...changes,
});

let lastId = 0;
const matchOf = (changes: Partial<MatchView> = {}): MatchView => ({
  id: (lastId += 1),
  status: 'pending',
  user1Id: ben.id,
  user2Id: ana.id,
  createdAt: new Date().toISOString(),
  otherUser: ben,
  shared: lisbon,
  nextTrip: null,
  ...changes,
});
const sentTo = (id: number, name: string, changes: Partial<MatchView> = {}) =>
  matchOf({ user1Id: ana.id, user2Id: id, otherUser: { ...ben, id, name }, ...changes });

const listsOf = (matches: MatchView[]): Record<MatchList, MatchView[]> => {
  const pending = matches.filter(({ status }) => status === 'pending');
  return {
    requests: pending.filter(({ user2Id }) => user2Id === ana.id),
    sent: pending.filter(({ user1Id }) => user1Id === ana.id),
    matched: matches.filter(({ status }) => status === 'accepted'),
  };
};
const countsOf = (matches: MatchView[], requestsLeft = 2): MatchCountsView => {
  const { requests, sent, matched } = listsOf(matches);
  return { requests: requests.length, sent: sent.length, matched: matched.length, requestsLeft };
};
const listCall = (list: MatchList) => `GET /api/matches?list=${list}`;
const lists = (suggestions: PotentialMatchView[], matches: MatchView[]): Answers => ({
  ...signedIn(),
  'GET /api/matches/potential': { body: suggestions },
  'GET /api/matches/counts': { body: countsOf(matches) },
  ...Object.fromEntries(
    Object.entries(listsOf(matches)).map(([list, body]) => [listCall(list as MatchList), { body }]),
  ),
});
const said = ({ title, description }: { title: string; description: string }) => `${title}: ${description}`;
const tab = (name: string) => screen.findByRole('tab', { name });

test('a visitor is told to log in and comes back here afterwards', async () => {
  fakeServer({ ...visitor });
  renderAt('/matches?tab=sent');
  await waitFor(() => expect(pathShown()).toBe(`/login?redirect=${encodeURIComponent('/matches?tab=sent')}`));
  expect(toastShown()).toBe(said(notices.matchesNeedLogin));
});

test('four tabs count what is between the viewer and others by status and side', async () => {
  fakeServer(
    lists(
      [suggestionOf({ id: 9 })],
      [
        matchOf(),
        matchOf({ otherUser: { ...ben, id: 3 }, user1Id: 3 }),
        sentTo(4, 'Chiara'),
        matchOf({ status: 'accepted', user1Id: 5 }),
        sentTo(6, 'Dana', { status: 'accepted' }),
        sentTo(7, 'Tomás', { status: 'accepted' }),
        sentTo(8, 'Declined', { status: 'rejected' }),
      ],
    ),
  );
  renderAt('/matches');
  expect(await tab('Suggested 1')).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Requests 2', 'Sent 1', 'Matched 3']) expect(await tab(name)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Suggested 1, Requests 2, Sent 1, Matched 3');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Matches');
  expect(document.title).toContain('Matches');
});

test('tabs live in the address, go by keyboard, and the way back leads to the tab before', async () => {
  const user = userEvent.setup();
  fakeServer(lists([suggestionOf()], [sentTo(4, 'Chiara Venturi')]));
  renderAt('/matches');
  await user.click(await tab('Suggested 1'));
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(pathShown()).toBe('/matches?tab=sent');
  expect(await screen.findByText('Awaiting response')).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Sent 1' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Chiara Venturi, 34' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(await screen.findByText('Both in Lisbon')).toBeInTheDocument();
});

test('a suggestion says why, from real data', async () => {
  fakeServer(lists([suggestionOf()], []));
  renderAt('/matches');
  const reasons = within((await screen.findByText('Both in Lisbon')).closest('ul') as HTMLElement);
  expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Both in Lisbon May 3 - May 9, 7 days together',
    '1 shared interest: Food & Drink',
    '5 of 8 quiz answers in common',
  ]);
  expect(screen.getByText('May 3 - May 12')).toBeInTheDocument();
  expect(screen.getByText(ben.bio as string)).toBeInTheDocument();
});

test('without a shared trip the card says so and invents nothing', async () => {
  const reasons = [{ kind: 'none' as const, strong: '', text: 'No shared trip yet' }];
  const alone = { shared: null, nextTrip: null };
  fakeServer(lists([suggestionOf({ ...alone, age: null, bio: null, reasons })], []));
  renderAt('/matches');
  expect(await screen.findByText('No shared trip yet')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: ben.name })).toBeInTheDocument();
  expect(screen.getByText(DEFAULT_BIO)).toBeInTheDocument();
  expect(screen.queryByText('You')).not.toBeInTheDocument();
});

test('without a shared trip the card shows where they go next', async () => {
  const nextTrip = {
    destination: 'Peru',
    destinationId: 4,
    coverImage: null,
    startDate: '2027-04-18',
    endDate: '2027-04-30',
  };
  const reasons = [{ kind: 'none' as const, strong: '', text: 'No shared trip yet' }];
  fakeServer(
    lists(
      [suggestionOf({ shared: null, nextTrip, reasons })],
      [sentTo(4, 'Chiara', { shared: null, nextTrip })],
    ),
  );
  renderAt('/matches');
  expect(await screen.findByText('No shared trip yet')).toBeInTheDocument();
  expect(screen.getByText('Peru')).toBeInTheDocument();
  expect(screen.getByText('Apr 18 - Apr 30')).toBeInTheDocument();
  await userEvent.click(await tab('Sent 1'));
  expect(await screen.findByText('Peru')).toBeInTheDocument();
});

test('Connect is one request: the card leaves, it counts under Sent, and the focus stays in the panel', async () => {
  const user = userEvent.setup();
  const sent = sentTo(ben.id, ben.name);
  const server = fakeServer({
    ...lists([suggestionOf()], []),
    'POST /api/matches': { status: 201, body: { ...sent, counts: countsOf([sent], 1) } },
  });
  renderAt('/matches');
  const connect = await screen.findByRole('button', { name: buttonFor('Connect', ben.name) });
  await tab('Sent 0');
  const before = server.calls.length;
  await user.click(connect);
  expect(await tab('Sent 1')).toBeInTheDocument();
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(screen.queryByText('Both in Lisbon')).not.toBeInTheDocument();
  expect(toastShown()).toBe(said(notices.connected(ben.name)));
  expect(server.calls.slice(before)).toEqual([
    { method: 'POST', url: '/api/matches', body: { otherUserId: ben.id } },
  ]);
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
});

test('past the free plan’s limit the toast says what the server said and the card stays', async () => {
  const user = userEvent.setup();
  const { status, detail } = problems['free-plan-limit'];
  fakeServer({ ...lists([suggestionOf()], []), 'POST /api/matches': { status, body: { detail } } });
  renderAt('/matches');
  const name = buttonFor('Connect', ben.name);
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(toastShown()).toBe(`Connection Failed: ${detail}`));
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
});

test('a free traveler sees how many requests are left in the rolling day', async () => {
  fakeServer(lists([], []));
  renderAt('/matches');
  const left = `2 of ${limits.freeRequestsPerDay}`;
  expect((await screen.findByText(left)).parentElement).toHaveTextContent(
    `${left} requests left today. Premium has no daily limit.`,
  );
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/subscription');
});

test('a Premium traveler sees no limit', async () => {
  fakeServer({ ...lists([], []), ...signedIn({ ...ana, tier: 'premium' }) });
  renderAt('/matches');
  await screen.findByText('No shared days yet');
  expect(screen.queryByText(/requests left/)).not.toBeInTheDocument();
});

test('more suggestions come on request, and the count says that there are more', async () => {
  const user = userEvent.setup();
  fakeServer({
    ...lists([], []),
    'GET /api/matches/potential': {
      body: [suggestionOf()],
      link: '</api/matches/potential?cursor=c2>; rel="next"',
      then: { body: [suggestionOf({ id: 3, name: 'Chiara Venturi' })] },
    },
  });
  renderAt('/matches');
  expect(await tab('Suggested 1+')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show more travelers' }));
  const name = await screen.findByRole('heading', { name: 'Chiara Venturi, 34' });
  expect(document.activeElement).toBe(name.closest('li'));
  expect(await tab('Suggested 2')).toBeInTheDocument();
});

test('more matches come on request', async () => {
  const user = userEvent.setup();
  const link = '</api/matches?list=matched&cursor=c2>; rel="next"';
  fakeServer({
    ...lists([], []),
    [listCall('matched')]: { body: [matchOf({ status: 'accepted' })], link },
    [`${listCall('matched')}&cursor=c2`]: { body: [sentTo(4, 'Chiara Venturi', { status: 'accepted' })] },
  });
  renderAt('/matches?tab=matched');
  await user.click(await screen.findByRole('button', { name: 'Show more matches' }));
  const name = await screen.findByRole('heading', { name: 'Chiara Venturi, 34' });
  expect(document.activeElement).toBe(name.closest('li'));
  expect(screen.queryByRole('button', { name: 'Show more matches' })).not.toBeInTheDocument();
});

test.each([
  ['Accept', 'accepted', notices.matchAccepted],
  ['Decline', 'rejected', notices.matchDeclined],
] as const)('%s answers a request once and says so', async (label, status, notice) => {
  const user = userEvent.setup();
  const request = matchOf();
  const server = fakeServer({
    ...lists([], [request]),
    [`PUT /api/matches/${request.id}`]: {
      body: { ...request, status, counts: countsOf([{ ...request, status }]) },
    },
  });
  renderAt('/matches?tab=requests');
  expect(await screen.findByText('Asked just now')).toBeInTheDocument();
  expect(screen.getByText('1 person would like to travel with you.')).toBeInTheDocument();
  await user.dblClick(screen.getByRole('button', { name: buttonFor(label, ben.name) }));
  await waitFor(() => expect(toastShown()).toBe(said(notice)));
  expect(await tab('Requests 0')).toBeInTheDocument();
  expect(await tab(status === 'accepted' ? 'Matched 1' : 'Matched 0')).toBeInTheDocument();
  expect(server.calls.filter(({ method }) => method === 'PUT')).toEqual([
    { method: 'PUT', url: `/api/matches/${request.id}`, body: { status } },
  ]);
});

test('while an answer is on its way neither button can be pressed', async () => {
  const user = userEvent.setup();
  const request = matchOf();
  fakeServer(lists([], [request]));
  renderAt('/matches?tab=requests');
  const accept = await screen.findByRole('button', { name: buttonFor('Accept', ben.name) });
  globalThis.fetch = () => new Promise(() => undefined);
  await user.click(accept);
  expect(screen.getByRole('button', { name: 'Accepting...' })).toBeDisabled();
  expect(screen.getByRole('button', { name: buttonFor('Decline', ben.name) })).toBeDisabled();
});

test('an answer that fails says so, and the request can be answered again', async () => {
  const user = userEvent.setup();
  const request = matchOf();
  fakeServer({ ...lists([], [request]), [`PUT /api/matches/${request.id}`]: { status: 500 } });
  renderAt('/matches?tab=requests');
  const name = buttonFor('Accept', ben.name);
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(toastShown()).toBe(said(notices.answerFailed)));
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
});

test('a matched card leads to the chat and shows the start of the bio followed by dots', async () => {
  const bio = `${'🏔'.repeat(EXCERPT_LENGTH)} and more`;
  fakeServer(lists([], [matchOf({ status: 'accepted', otherUser: { ...ben, bio } })]));
  renderAt('/matches?tab=matched');
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
  fakeServer(lists([], [matchOf({ status: 'accepted', otherUser: { ...ben, bio: null }, shared: null })]));
  renderAt('/matches?tab=matched');
  expect(await screen.findByText(DEFAULT_BIO)).toBeInTheDocument();
  expect(screen.getByText('No shared trip yet')).toBeInTheDocument();
});

test('nobody suggested: Explore Destinations leads to /', async () => {
  fakeServer(lists([], []));
  renderAt('/matches');
  expect(await screen.findByText('No shared days yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore Destinations' })).toHaveAttribute('href', '/');
});

test.each([
  ['requests', 'No requests right now'],
  ['sent', 'No requests sent'],
  ['matched', 'No matches yet'],
])('nothing under %s: Find Travel Companions switches to the suggestions', async (name, title) => {
  const user = userEvent.setup();
  fakeServer(lists([suggestionOf()], []));
  renderAt(`/matches?tab=${name}`);
  expect(await screen.findByText(title)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Find Travel Companions' }));
  expect(pathShown()).toBe('/matches?tab=suggested');
  expect(await screen.findByText('Both in Lisbon')).toBeInTheDocument();
});

test.each([
  ['suggested', 'GET /api/matches/potential', [suggestionOf()]],
  ['matched', listCall('matched'), [matchOf({ status: 'accepted' })]],
])('a failed list under %s says so and Retry reads it again', async (name, failed, body) => {
  const user = userEvent.setup();
  fakeServer({ ...lists([], []), [failed]: { status: 503, then: { body } } });
  renderAt(`/matches?tab=${name}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Ben Okafor, 34' })).toBeInTheDocument();
});
