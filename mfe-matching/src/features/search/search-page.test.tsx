import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_BIO, limits, notices, problems } from '@wayfellow/contracts';
import {
  ana,
  asAna,
  asVisitor,
  ben,
  buttonFor,
  cardOf,
  fakeServer,
  goBack,
  pathShown,
  renderAt,
  toastShown,
} from '@wayfellow/web/testing';
import remote from '../../routes';

const SEARCH = 'GET /api/search/travelers';
const found = (...cards: ReturnType<typeof cardOf>[]) => ({ [SEARCH]: { body: cards } });
const asked = (calls: { url: string }[]) =>
  calls.map(({ url }) => url).filter((url) => url.startsWith('/api/search'));

test('the address says what is searched for, for visitors too', async () => {
  const server = fakeServer({ ...asVisitor, ...found(cardOf()) });
  renderAt(
    '/search?destination=Lisbon&startDate=2027-05-01&endDate=2027-05-10&interest=Food',
    <remote.Routes />,
    '*',
  );
  expect(await screen.findByRole('heading', { name: 'Ben Okafor, 34' })).toBeInTheDocument();
  expect(asked(server.calls)).toEqual([
    '/api/search/travelers?destination=Lisbon&startDate=2027-05-01&endDate=2027-05-10&interest=Food',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 traveler shares your days');
  expect(screen.getByRole('status')).toHaveTextContent('1 traveler shares your days');
  expect(screen.getByText('Lisbon, May 1 - May 10, 2027, into Food & Drink. Soonest first.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Destination' })).toHaveValue('Lisbon');
  expect(screen.getByText('May 1, 2027 - May 10, 2027')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Interests' })).toHaveValue('Food');
  expect(document.title).toContain('Travelers to Lisbon');
});

test('an address with days and interests that do not exist searches without them', async () => {
  const server = fakeServer({ ...asVisitor, ...found() });
  renderAt(
    `/search?startDate=2027-02-30&interest=Chess&destination=${'a'.repeat(limits.searchText.max + 1)}`,
    <remote.Routes />,
    '*',
  );
  await screen.findByText('Widen your search');
  expect(asked(server.calls)).toEqual([
    `/api/search/travelers?destination=${'a'.repeat(limits.searchText.max)}`,
  ]);
});

test('one’s own trips are among the results, and not counted as another traveler', async () => {
  fakeServer({
    ...asAna,
    ...found(cardOf(), cardOf({ id: ana.id, name: ana.name, tripId: 9, connection: 'self' })),
  });
  renderAt('/search', <remote.Routes />, '*');
  expect(await screen.findByRole('heading', { name: /^Ana/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^1 traveler /);
});

test('a destination of invisible characters is none', async () => {
  const server = fakeServer({ ...asVisitor, ...found(cardOf()) });
  renderAt('/search?destination=%E2%80%8B', <remote.Routes />, '*');
  expect(await screen.findByRole('heading', { name: 'Ben Okafor, 34' })).toBeVisible();
  expect(asked(server.calls)).toEqual(['/api/search/travelers']);
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('a search changes the address, and the way back brings the results before', async () => {
  const user = userEvent.setup();
  const server = fakeServer({ ...asVisitor, ...found(cardOf()) });
  renderAt('/search?destination=Lisbon', <remote.Routes />, '*');
  const field = await screen.findByRole('textbox', { name: 'Destination' });
  await user.clear(field);
  await user.type(field, 'Peru{Enter}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(pathShown()).toBe('/search?destination=Peru'));
  await waitFor(() => expect(asked(server.calls)).toHaveLength(2));
  goBack();
  expect(pathShown()).toBe('/search?destination=Lisbon');
  expect(screen.getByRole('textbox', { name: 'Destination' })).toHaveValue('Lisbon');
  expect(asked(server.calls)).toHaveLength(2);
});

test('a card shows no age that is not known and the usual words for no bio', async () => {
  fakeServer({ ...asVisitor, ...found(cardOf({ age: null, bio: null })) });
  renderAt('/search', <remote.Routes />, '*');
  expect(await screen.findByRole('heading', { name: 'Ben Okafor' })).toBeInTheDocument();
  expect(screen.getByText(DEFAULT_BIO)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 traveler is on the way');
});

test('interests that the viewer shares are told', async () => {
  fakeServer({ ...asAna, ...found(cardOf({ sharedInterests: ['Food'] })) });
  renderAt('/search', <remote.Routes />, '*');
  expect((await screen.findByText('(you too)')).parentElement).toHaveTextContent('Food & Drink (you too)');
});

test('a traveler with two trips counts once', async () => {
  fakeServer({ ...asVisitor, ...found(cardOf(), cardOf({ tripId: 11, destination: 'Porto' })) });
  renderAt('/search', <remote.Routes />, '*');
  await screen.findByText('Porto');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 traveler');
});

test.each([
  ['self', 'Edit Profile', '/profile'],
  ['received', buttonFor('Respond', ben.name), '/matches?tab=requests'],
  ['matched', buttonFor('Message', ben.name), '/messages/2'],
] as const)('how things stand decides the button: %s', async (connection, name, path) => {
  const user = userEvent.setup();
  fakeServer({ ...asAna, 'GET /api/matches': { body: [] }, ...found(cardOf({ connection })) });
  renderAt('/search', <remote.Routes />, '*');
  await user.click(await screen.findByRole('button', { name }));
  expect(pathShown()).toBe(path);
});

test('a request that was sent cannot be sent again', async () => {
  fakeServer({ ...asAna, ...found(cardOf({ connection: 'sent' })) });
  renderAt('/search', <remote.Routes />, '*');
  expect(await screen.findByRole('button', { name: buttonFor('Request Sent', ben.name) })).toBeDisabled();
});

test('Connect sends one request, says so, and the card then says Request Sent', async () => {
  const user = userEvent.setup();
  const match = { id: 1, status: 'pending', user1Id: ana.id, user2Id: ben.id, otherUser: ben };
  const counts = { requests: 0, sent: 1, matched: 0, requestsLeft: 2 };
  const server = fakeServer({
    ...asAna,
    ...found(cardOf()),
    'POST /api/matches': { status: 201, body: { ...match, counts } },
  });
  renderAt('/search', <remote.Routes />, '*');
  const connect = await screen.findByRole('button', { name: buttonFor('Connect', ben.name) });
  const before = server.calls.length;
  await user.click(connect);
  expect(
    await screen.findByRole('button', { name: buttonFor('Request Sent', ben.name) }),
  ).toBeInTheDocument();
  expect(server.calls.slice(before)).toEqual([
    { method: 'POST', url: '/api/matches', body: { otherUserId: ben.id } },
  ]);
  const { title, description } = notices.connected(ben.name);
  expect(toastShown()).toBe(`${title}: ${description}`);
});

test('Connect to somebody whose request was waiting says that they are matched', async () => {
  const user = userEvent.setup();
  fakeServer({ ...asAna, ...found(cardOf()), 'POST /api/matches': { body: { status: 'accepted' } } });
  renderAt('/search', <remote.Routes />, '*');
  await user.click(await screen.findByRole('button', { name: buttonFor('Connect', ben.name) }));
  const { title, description } = notices.matchAccepted;
  await waitFor(() => expect(toastShown()).toBe(`${title}: ${description}`));
});

test('a visitor who connects is told to log in, and nothing is sent', async () => {
  const user = userEvent.setup();
  const server = fakeServer({ ...asVisitor, ...found(cardOf()) });
  renderAt('/search', <remote.Routes />, '*');
  await user.click(await screen.findByRole('button', { name: buttonFor('Connect', ben.name) }));
  const { title, description } = notices.connectNeedsLogin;
  expect(toastShown()).toBe(`${title}: ${description}`);
  expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('past the free plan’s limit the toast says what the server said', async () => {
  const user = userEvent.setup();
  const { detail, status } = problems['free-plan-limit'];
  fakeServer({ ...asAna, ...found(cardOf()), 'POST /api/matches': { status, body: { detail } } });
  renderAt('/search', <remote.Routes />, '*');
  await user.click(await screen.findByRole('button', { name: buttonFor('Connect', ben.name) }));
  await waitFor(() => expect(toastShown()).toBe(`Connection Failed: ${detail}`));
  expect(await screen.findByRole('button', { name: buttonFor('Connect', ben.name) })).toBeEnabled();
});

test('more travelers come on request, and the focus goes to the first of them', async () => {
  const user = userEvent.setup();
  const server = fakeServer({
    ...asVisitor,
    [SEARCH]: {
      body: [cardOf()],
      next: 'c2',
      then: { body: [cardOf({ id: 3, tripId: 12, name: 'Chiara Venturi' })] },
    },
  });
  renderAt('/search', <remote.Routes />, '*');
  const more = await screen.findByRole('button', { name: 'Show more travelers' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1+ travelers');
  await user.click(more);
  const name = await screen.findByRole('heading', { name: 'Chiara Venturi, 34' });
  expect(asked(server.calls)[1]).toContain('cursor=c2');
  expect(document.activeElement).toBe(name.closest('li'));
  expect(screen.queryByRole('button', { name: 'Show more travelers' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 travelers are on the way');
});

test('nobody found: it is said once, above the search as it was typed', async () => {
  fakeServer({ ...asVisitor, ...found() });
  renderAt('/search?destination=zzzzqq&interest=Food', <remote.Routes />, '*');
  expect(await screen.findByText('Your search: zzzzqq, into Food & Drink.')).toBeVisible();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['No travelers found', 'Widen your search']);
});

test('nobody found: one press clears the filters', async () => {
  const user = userEvent.setup();
  fakeServer({ ...asVisitor, [SEARCH]: { body: [], then: { body: [cardOf()] } } });
  renderAt('/search?destination=Nowhere', <remote.Routes />, '*');
  expect(await screen.findByText('Widen your search')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No travelers found');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(pathShown()).toBe('/search');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByRole('heading', { name: 'Ben Okafor, 34' })).toBeInTheDocument();
});

test('a failed search says so and Retry makes it again', async () => {
  const user = userEvent.setup();
  fakeServer({ ...asVisitor, [SEARCH]: { status: 503, then: { body: [cardOf()] } } });
  renderAt('/search', <remote.Routes />, '*');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be made.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Ben Okafor, 34' })).toBeInTheDocument();
});
