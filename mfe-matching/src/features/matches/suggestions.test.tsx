import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_BIO, limits, notices, problems } from '@wayfellow/contracts';
import {
  ana,
  ben,
  buttonFor,
  fakeServer,
  matchAnswers,
  matchCountsOf,
  renderAt,
  sentTo,
  signedInAs,
  suggestionOf,
  textOf,
  toPeru,
  toastShown,
} from '@wayfellow/web/testing';
import remote from '../../routes';

const tab = (name: string) => screen.findByRole('tab', { name });

test('a suggestion says why, from real data', async () => {
  fakeServer(matchAnswers([suggestionOf()], []));
  renderAt('/matches', <remote.Routes />, '*');
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
  fakeServer(matchAnswers([suggestionOf({ ...alone, age: null, bio: null, reasons })], []));
  renderAt('/matches', <remote.Routes />, '*');
  expect(await screen.findByText('No shared trip yet')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: ben.name })).toBeInTheDocument();
  expect(screen.getByText(DEFAULT_BIO)).toBeInTheDocument();
  expect(screen.queryByText('You')).not.toBeInTheDocument();
});

test('without a shared trip the card shows where they go next', async () => {
  const reasons = [{ kind: 'none' as const, strong: '', text: 'No shared trip yet' }];
  fakeServer(
    matchAnswers(
      [suggestionOf({ shared: null, nextTrip: toPeru, reasons })],
      [sentTo(4, 'Chiara', { shared: null, nextTrip: toPeru })],
    ),
  );
  renderAt('/matches', <remote.Routes />, '*');
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
    ...matchAnswers([suggestionOf()], []),
    'POST /api/matches': { status: 201, body: { ...sent, counts: matchCountsOf([sent], 1) } },
  });
  renderAt('/matches', <remote.Routes />, '*');
  const connect = await screen.findByRole('button', { name: buttonFor('Connect', ben.name) });
  await tab('Sent 0');
  const before = server.calls.length;
  await user.click(connect);
  expect(await tab('Sent 1')).toBeInTheDocument();
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(screen.queryByText('Both in Lisbon')).not.toBeInTheDocument();
  expect(toastShown()).toBe(textOf(notices.connected(ben.name)));
  expect(server.calls.slice(before)).toEqual([
    { method: 'POST', url: '/api/matches', body: { otherUserId: ben.id } },
  ]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'No shared days yet' })).toHaveFocus());
});

test('past the free plan’s limit the toast says what the server said and the card stays', async () => {
  const user = userEvent.setup();
  const { status, detail } = problems['free-plan-limit'];
  fakeServer({ ...matchAnswers([suggestionOf()], []), 'POST /api/matches': { status, body: { detail } } });
  renderAt('/matches', <remote.Routes />, '*');
  const name = buttonFor('Connect', ben.name);
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(toastShown()).toBe(`Connection Failed: ${detail}`));
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
});

test('a free traveler sees how many requests are left in the rolling day', async () => {
  fakeServer(matchAnswers([], []));
  renderAt('/matches', <remote.Routes />, '*');
  const left = `2 of ${limits.freeRequestsPerDay}`;
  expect((await screen.findByText(left)).parentElement).toHaveTextContent(
    `${left} requests left today. Premium has no daily limit.`,
  );
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/subscription');
});

test('a Premium traveler sees no limit', async () => {
  fakeServer({ ...matchAnswers([], []), ...signedInAs({ ...ana, tier: 'premium' }) });
  renderAt('/matches', <remote.Routes />, '*');
  await screen.findByText('No shared days yet');
  expect(screen.queryByText(/requests left/)).not.toBeInTheDocument();
});

test('more suggestions come on request, and the count says that there are more', async () => {
  const user = userEvent.setup();
  fakeServer({
    ...matchAnswers([], []),
    'GET /api/matches/potential': {
      body: [suggestionOf()],
      next: 'c2',
      then: { body: [suggestionOf({ id: 3, name: 'Chiara Venturi' })] },
    },
  });
  renderAt('/matches', <remote.Routes />, '*');
  expect(await tab('Suggested 1+')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show more travelers' }));
  const name = await screen.findByRole('heading', { name: 'Chiara Venturi, 34' });
  expect(document.activeElement).toBe(name.closest('li'));
  expect(await tab('Suggested 2')).toBeInTheDocument();
});

test('nobody suggested: Explore Destinations leads to /', async () => {
  fakeServer(matchAnswers([], []));
  renderAt('/matches', <remote.Routes />, '*');
  expect(await screen.findByText('No shared days yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore Destinations' })).toHaveAttribute('href', '/');
});
