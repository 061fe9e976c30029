import { screen, waitFor, within } from '@testing-library/react';
import { type DestinationDetailView, fetchErrors, notices, problems, tripTexts } from '@wayfellow/contracts';
import { fakeServer } from '@wayfellow/web/testing';
import { ana, asAna, asVisitor, showScreen } from '../../test-support';
import { DestinationPage } from './destination-page';

const japan: DestinationDetailView = {
  id: 2,
  name: 'Japan',
  description: 'Cedar forests.',
  imageUrl: null,
  travelersCount: 63,
  tipsCount: 1,
  faces: [{ id: 9, name: 'Mei-Ling Chen', profileImage: null }],
  companions: null,
};
const traveler = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  age: 28,
  bio: 'Tea buyer.',
  profileImage: null,
  isVerified: false,
  connection: 'none',
  startDate: '2027-03-20',
  endDate: '2027-04-04',
  ...more,
});
const tip = {
  id: 5,
  destinationId: 2,
  title: 'Eat the set lunch',
  content: 'It costs a fraction of the dinner.',
  category: 'food',
  authorId: 40,
  author: 'Haruto Ishida',
  authorName: 'Haruto Ishida',
  upvotes: 14,
  isUpvoted: false,
  createdAt: '2026-10-16T10:00:00.000Z',
};
const one = 'GET /api/destinations/2';
const travelers = 'GET /api/destinations/2/travelers';
const tips = 'GET /api/destinations/2/travel-tips';
const filled = {
  [one]: { body: japan },
  [travelers]: {
    body: [traveler(9, 'Mei-Ling Chen'), traveler(10, 'Park Ji-woo', { age: null, bio: null })],
  },
  [tips]: { body: [tip] },
};
const empty = { ...filled, [travelers]: { body: [] }, [tips]: { body: [] } };

const show = (answers: object, path = '/destinations/2') => {
  const server = fakeServer({ ...asVisitor, ...answers });
  return { server, user: showScreen(<DestinationPage />, path, '/destinations/:id') };
};
const toast = () => screen.getByTestId('toast').textContent;
const open = async (user: ReturnType<typeof showScreen>, tab: RegExp) =>
  user.click(await screen.findByRole('tab', { name: tab }));

describe('Destination', () => {
  it('shows name, count and fixed facts, and the overview first', async () => {
    show(filled);
    expect(await screen.findByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
    expect(screen.getByText('63 travelers planning trips')).toBeVisible();
    expect(screen.getByText('Best time to visit: Year-round')).toBeVisible();
    for (const title of ['About', 'Why Visit', 'Travel With Others', 'Quick Facts'])
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    for (const text of ['Cedar forests.', 'Landscapes', 'Cultural heritage', 'Vibrant community'])
      expect(screen.getByText(text)).toBeVisible();
    for (const fact of ['Local Language', 'Local Currency', 'GMT+8', '$50-100'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find Travel Companions' })).toHaveAttribute('href', '/matches');
  });

  it('counts its lists on the tabs without reading them, and keeps the open one in the address', async () => {
    const { server, user } = show(filled);
    expect(await screen.findByRole('tab', { name: 'Travelers 63' })).toBeVisible();
    expect(screen.getByText('and 62 more')).toBeVisible();
    expect(server.calls.map(({ url }) => url).sort()).toEqual(['/api/auth/me', '/api/destinations/2']);
    await open(user, /Travel Tips/);
    expect(screen.getByRole('tab', { name: 'Travel Tips 1' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByTestId('place')).toHaveTextContent('/destinations/2?tab=tips');
    await open(user, /Overview/);
    expect(screen.getByTestId('place').textContent).toBe('/destinations/2');
  });

  it('names who is there on the days of one’s own trip', async () => {
    const people = [{ id: 9, name: 'Mei-Ling Chen', profileImage: null }];
    const companions = { startDate: '2999-01-02', endDate: '2999-01-05', count: 1, people };
    show({ ...asAna, ...filled, [one]: { body: { ...japan, companions } } });
    expect(
      await screen.findByText('Mei-Ling is there on the days of your trip, Jan 2 - Jan 5.'),
    ).toBeVisible();
  });

  it.each(['abc', '0', '1.5', '99999999999', '-2'])(
    'asks nothing of the server for the id %s',
    async (id) => {
      const { server } = show({}, `/destinations/${id}`);
      expect(await screen.findByRole('heading', { name: 'Destination Not Found' })).toBeVisible();
      await waitFor(() => expect(server.calls.map(({ url }) => url)).toEqual(['/api/auth/me']));
    },
  );

  it('says when the destination is missing, with the way back', async () => {
    show({});
    expect(await screen.findByRole('heading', { name: 'Destination Not Found' })).toBeVisible();
    expect(
      screen.getByText("The destination you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Explore' })).toHaveAttribute('href', '/explore');
  });

  it('reads the destination again on Retry where the server failed', async () => {
    const { user } = show({ ...filled, [one]: { status: 500, then: { body: japan } } });
    expect(await screen.findByRole('alert')).toHaveTextContent(fetchErrors.destination);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
  });
});

describe('Travelers of a destination', () => {
  const path = '/destinations/2?tab=travelers';

  it('shows each with age and bio, and what stands in for a missing one', async () => {
    show(filled, path);
    const [first, second] = within(await screen.findByRole('list', { name: 'Travelers' })).getAllByRole(
      'article',
    );
    expect(first).toHaveTextContent('Mei-Ling Chen28 years old');
    expect(first).toHaveTextContent('Tea buyer.');
    expect(second).not.toHaveTextContent('years old');
    expect(second).toHaveTextContent('Looking for travel companions.');
  });

  it('connects with one request: the card says so by what the server answered', async () => {
    const [{ connection: _connection, ...mei }] = filled[travelers].body as [ReturnType<typeof traveler>];
    const match = { id: 1, status: 'pending', user1Id: ana.id, user2Id: 9, otherUser: mei };
    const counts = { requests: 0, sent: 1, matched: 0, requestsLeft: 2 };
    const { server, user } = show(
      { ...asAna, ...filled, 'POST /api/matches': { status: 201, body: { ...match, counts } } },
      path,
    );
    const connect = await screen.findByRole('button', { name: /^Connect ?, Mei-Ling Chen$/ });
    const before = server.calls.length;
    await user.click(connect);
    expect(await screen.findByRole('button', { name: /^Request Sent ?, Mei-Ling Chen$/ })).toBeDisabled();
    expect(toast()).toContain('Connection Request Sent!');
    expect(server.calls.slice(before)).toEqual([
      { method: 'POST', url: '/api/matches', body: { otherUserId: 9 } },
    ]);
  });

  it('come page by page, with the way to more', async () => {
    const next = { body: [traveler(11, 'Sena Aydin')] };
    const first = { ...filled[travelers], link: '</api/destinations/2/travelers?cursor=c2>; rel="next"' };
    const { user } = show({ ...filled, [travelers]: { ...first, then: next } }, path);
    await user.click(await screen.findByRole('button', { name: 'Show more travelers' }));
    const name = await screen.findByRole('heading', { name: 'Sena Aydin' });
    expect(document.activeElement).toBe(name.closest('li'));
    expect(screen.queryByRole('button', { name: 'Show more travelers' })).not.toBeInTheDocument();
  });

  it('says why one cannot write to somebody one has not matched with', async () => {
    const { user } = show({ ...asAna, ...filled }, path);
    const message = await screen.findByRole('button', { name: /^Message ?, Mei-Ling Chen$/ });
    expect(message).toHaveAccessibleDescription(problems['not-matched'].detail);
    await user.click(message);
    expect(toast()).toContain(problems['not-matched'].detail);
  });

  it('asks visitors to log in for both', async () => {
    const { server, user } = show(filled, path);
    const wanted = `${notices.connectNeedsLogin.title} / ${notices.connectNeedsLogin.description}`;
    for (const name of ['Message', 'Connect']) {
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${name} ?, Mei-Ling Chen$`) }));
      expect(toast()).toBe(wanted);
    }
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it.each([
    ['matched', /^Message ?, Mei-Ling Chen$/, '/messages/9'],
    ['received', /^Respond ?, Mei-Ling Chen$/, '/matches?tab=requests'],
    ['self', 'Edit Profile', '/profile'],
  ])('leads on where the connection is %s', async (connection, name, place) => {
    const body = [traveler(9, 'Mei-Ling Chen', { connection })];
    const { user } = show({ ...asAna, ...filled, [travelers]: { body } }, path);
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.getByTestId('place').textContent).toBe(place);
  });

  it('leads a visitor to sign in and back where nobody is there', async () => {
    show(empty, path);
    expect(await screen.findByRole('heading', { name: 'No Travelers Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In to Plan a Trip' })).toHaveAttribute(
      'href',
      `/auth?redirect=${encodeURIComponent(path)}`,
    );
  });

  it('opens the trip form with the destination filled in', async () => {
    const saved = {
      id: 3,
      destination: 'Japan',
      destinationId: 2,
      startDate: '2999-01-02',
      endDate: '2999-01-05',
    };
    const { server, user } = show(
      { ...asAna, ...empty, 'POST /api/trips': { status: 201, body: saved } },
      path,
    );
    await user.click(await screen.findByRole('button', { name: 'Add Your Trip' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a trip' }));
    expect(dialog.getByLabelText('Destination')).toHaveValue('Japan');
    await user.type(dialog.getByLabelText('Start date'), '2999-01-02');
    await user.type(dialog.getByLabelText('End date'), '2999-01-01');
    await user.click(dialog.getByRole('button', { name: 'Save trip' }));
    expect(dialog.getByLabelText('End date')).toHaveAccessibleDescription(tripTexts.order);
    await user.clear(dialog.getByLabelText('End date'));
    await user.type(dialog.getByLabelText('End date'), '2999-01-05');
    await user.click(dialog.getByRole('button', { name: 'Save trip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      destination: 'Japan',
      startDate: '2999-01-02',
      endDate: '2999-01-05',
      description: null,
    });
  });

  it('tells a failed reading, with Retry', async () => {
    const { user } = show({ ...filled, [travelers]: { status: 500, then: { body: [] } } }, path);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch travelers.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'No Travelers Found' })).toBeVisible();
  });
});

describe('Travel tips of a destination', () => {
  const path = '/destinations/2?tab=tips';

  it('shows visitors the tips without the form', async () => {
    show(filled, path);
    expect(await screen.findByRole('heading', { name: tip.title })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Share Your Travel Tips' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it('leads a visitor to sign in and back where there are none', async () => {
    show(empty, path);
    expect(await screen.findByRole('heading', { name: 'No Travel Tips Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In to Add Tips' })).toHaveAttribute(
      'href',
      `/auth?redirect=${encodeURIComponent(path)}`,
    );
  });

  it('gives whoever is signed in the form, and reads the list again once the tip is shared', async () => {
    const { server, user } = show(
      {
        ...asAna,
        ...empty,
        [tips]: { body: [], then: { body: [{ ...tip, authorId: ana.id }] } },
        'POST /api/destinations/2/tips': { status: 201, body: tip },
      },
      path,
    );
    expect(await screen.findByRole('heading', { name: 'No Travel Tips Yet' })).toBeVisible();
    expect(screen.getByText(/Use the form above/)).toBeVisible();
    await user.click(screen.getByLabelText('Title'));
    await user.paste(` ${tip.title} `);
    await user.selectOptions(screen.getByLabelText('Category'), 'food');
    await user.click(screen.getByLabelText('Your tip'));
    await user.paste(tip.content);
    await user.click(screen.getByRole('button', { name: 'Share tip' }));
    expect(await screen.findByRole('heading', { name: tip.title })).toBeVisible();
    expect(toast()).toBe(`${notices.tipCreated.title} / ${notices.tipCreated.description}`);
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      title: tip.title,
      content: tip.content,
      category: 'food',
    });
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(screen.getByRole('button', { name: `Delete ${tip.title}` })).toBeVisible();
  });

  it('tells a failed reading, with Retry', async () => {
    const { user } = show({ ...filled, [tips]: { status: 500, then: { body: [tip] } } }, path);
    expect(await screen.findByRole('alert')).toHaveTextContent(fetchErrors.tips);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: tip.title })).toBeVisible();
  });
});
