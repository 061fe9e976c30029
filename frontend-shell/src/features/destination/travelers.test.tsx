import { screen, waitFor, within } from '@testing-library/react';
import { notices, problems, tripTexts } from '@wayfellow/contracts';
import {
  ana,
  asAna,
  destinationTravelerOf,
  japanDetail,
  pathShown,
  toastShown,
  tripOf,
} from '@wayfellow/web/testing';
import { empty, filled, mei, one, show, travelers } from './show-destination';

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

  it('leads to who is there day by day', async () => {
    show(filled, path);
    expect(await screen.findByRole('link', { name: 'Who is there when you are?' })).toHaveAttribute(
      'href',
      '/crossings?destination=2',
    );
  });

  it('says how many are there on the days of a trip of one’s own', async () => {
    const companions = { startDate: '2999-01-02', endDate: '2999-01-05', count: 2, people: [] };
    show({ ...asAna, ...filled, [one]: { body: { ...japanDetail, companions } } }, path);
    const link = await screen.findByRole('link', { name: 'See them day by day' });
    expect(link).toHaveAttribute('href', '/crossings?destination=2');
    expect(link.closest('p')).toHaveTextContent('2 people on your days. See them day by day');
  });

  it('connects with one request: the card says so by what the server answered', async () => {
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
    expect(toastShown()).toContain('Connection Request Sent!');
    expect(server.calls.slice(before)).toEqual([
      { method: 'POST', url: '/api/matches', body: { otherUserId: 9 } },
    ]);
  });

  it('come page by page, with the way to more', async () => {
    const next = { body: [destinationTravelerOf({ ...mei, id: 11, name: 'Sena Aydin' })] };
    const first = { ...filled[travelers], next: 'c2' };
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
    expect(toastShown()).toContain(problems['not-matched'].detail);
  });

  it('asks visitors to log in for both', async () => {
    const { server, user } = show(filled, path);
    const wanted = `${notices.connectNeedsLogin.title}: ${notices.connectNeedsLogin.description}`;
    for (const name of ['Message', 'Connect']) {
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${name} ?, Mei-Ling Chen$`) }));
      expect(toastShown()).toBe(wanted);
    }
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it.each([
    ['matched', /^Message ?, Mei-Ling Chen$/, '/messages/9'],
    ['received', /^Respond ?, Mei-Ling Chen$/, '/matches?tab=requests'],
    ['self', 'Edit Profile', '/profile'],
  ] as const)('leads on where the connection is %s', async (connection, name, place) => {
    const body = [destinationTravelerOf({ ...mei, connection })];
    const { user } = show({ ...asAna, ...filled, [travelers]: { body } }, path);
    await user.click(await screen.findByRole('button', { name }));
    expect(pathShown()).toBe(place);
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
    const { server, user } = show(
      { ...asAna, ...empty, 'POST /api/trips': { status: 201, body: tripOf() } },
      path,
    );
    await user.click(await screen.findByRole('button', { name: 'Add Your Trip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a trip' }));
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
