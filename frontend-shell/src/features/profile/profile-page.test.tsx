import { screen, waitFor, within } from '@testing-library/react';
import {
  addDays,
  interestChoices,
  limits,
  notices,
  problems,
  rules,
  todayUtc,
  tripTexts,
} from '@wayfellow/contracts';
import { fakeServer } from '@wayfellow/web/testing';
import { ana, asAna, asVisitor, showScreen } from '../../test-support';
import { ProfilePage } from './profile-page';

const soon = addDays(todayUtc(), 10);
const japan = {
  id: 3,
  destination: 'Japan',
  destinationId: 2,
  startDate: soon,
  endDate: addDays(soon, 8),
  description: 'Kyoto, then on foot.',
};
const update = `PUT /api/users/${ana.id}`;
const filled = {
  ...asAna,
  'GET /api/trips': { body: [japan] },
  'GET /api/interests': { body: [{ id: 11, name: 'Food' }] },
  'GET /api/destinations': { body: [{ id: 2, name: 'Japan' }] },
};
const show = (answers: object = {}, tab = '') => {
  const server = fakeServer({ ...filled, ...answers });
  return { server, user: showScreen(<ProfilePage />, `/profile${tab && `?tab=${tab}`}`, '/profile') };
};
const toast = () => screen.getByTestId('toast').textContent;
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}( \\(optional\\))?$`));
const sent = (server: ReturnType<typeof fakeServer>) => server.calls.filter(({ method }) => method !== 'GET');
const x = (length: number) => 'x'.repeat(length);

describe('Profile', () => {
  it('sends visitors to sign in, with a word, and back afterwards', async () => {
    show(asVisitor, 'trips');
    await waitFor(() =>
      expect(screen.getByTestId('place').textContent).toBe('/login?redirect=%2Fprofile%3Ftab%3Dtrips'),
    );
    expect(toast()).toBe('Authentication Required / Please log in to view your profile');
  });

  it('shows who one is, and three tabs of which the address keeps the open one', async () => {
    const { user } = show();
    expect(await screen.findByRole('heading', { level: 1, name: ana.name })).toBeVisible();
    expect(await screen.findByText('31, 1 trip planned')).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Profile',
      'My Trips1',
      'Interests1',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Interests 1' }));
    expect(screen.getByTestId('place').textContent).toBe('/profile?tab=interests');
  });
});

describe('The profile form', () => {
  const change = async (user: ReturnType<typeof showScreen>, label: string, value: string) => {
    const input = await field(label);
    await user.clear(input);
    await user.click(input);
    if (value) await user.paste(value);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
  };

  it('saves the profile whole, and shows it at once as the session’s user', async () => {
    const saved = { ...ana, name: 'Ana Maria', age: null };
    const { server, user } = show({ [update]: { body: saved } });
    await user.clear(await field('Age'));
    await change(user, 'Full name', ' Ana Maria ');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Maria' })).toBeVisible();
    expect(toast()).toBe(`${notices.profileUpdated.title} / ${notices.profileUpdated.description}`);
    expect(sent(server)[0]?.body).toEqual({
      name: 'Ana Maria',
      email: ana.email,
      age: null,
      bio: ana.bio,
      profileImage: null,
    });
  });

  it.each([
    ['Full name', x(limits.name.min - 1), rules.name.min.text],
    ['Email', 'ana.example.org', rules.email.text],
    ['Age', String(limits.age.min - 1), rules.age.text],
    ['Age', String(limits.age.max + 1), rules.age.text],
    ['Bio', x(limits.bio.max + 1), rules.bio.max.text],
    ['Profile image', 'ana.jpg', rules.profileImage.text],
  ])('refuses %s %s', async (label, value, text) => {
    const { server, user } = show();
    await change(user, label, value);
    const input = await field(label);
    expect(input).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(input).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('One field needs another look.');
    expect(sent(server)).toEqual([]);
  });

  it.each([
    ['Full name', x(limits.name.min)],
    ['Age', String(limits.age.max)],
    ['Bio', x(limits.bio.max)],
    ['Profile image', 'https://example.org/ana.jpg'],
    ['Profile image', ''],
  ])('takes %s %s', async (label, value) => {
    const { server, user } = show({ [update]: { body: ana } });
    await change(user, label, value);
    await waitFor(() => expect(sent(server)).toHaveLength(1));
  });

  it('says at the field and in the toast that an address is in use, and the usual text where no reason came', async () => {
    const { detail } = problems['email-taken'];
    const taken = { status: 409, body: { type: '/problems/email-taken', detail } };
    const { user } = show({ [update]: { ...taken, then: { status: 500 } } });
    await change(user, 'Email', 'ben@example.org');
    await waitFor(() => expect(toast()).toBe(`Update Failed / ${detail}`));
    expect(await field('Email')).toHaveAccessibleDescription(detail);
    await change(user, 'Email', 'ana@example.org');
    await waitFor(() => expect(toast()).toBe('Update Failed / Could not update profile. Please try again.'));
  });
});

describe('My trips', () => {
  const dialogOf = async (
    user: ReturnType<typeof showScreen>,
    button: string,
    name: string,
    role = 'dialog',
  ) => {
    await user.click(await screen.findByRole('button', { name: button }));
    return within(screen.getByRole(role, { name }));
  };
  const save = (user: ReturnType<typeof showScreen>, dialog: ReturnType<typeof within>) =>
    user.click(dialog.getByRole('button', { name: 'Save trip' }));

  it('lists each with its days, its description and the way to who is there on them', async () => {
    show({}, 'trips');
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('9 days');
    expect(card).toHaveTextContent('Kyoto, then on foot.');
    expect(within(card).getByRole('link')).toHaveAttribute(
      'href',
      `/search?destination=Japan&startDate=${japan.startDate}&endDate=${japan.endDate}`,
    );
  });

  it('says when there are none, and adds one', async () => {
    const { server, user } = show(
      {
        'GET /api/trips': { body: [], then: { body: [japan] } },
        'POST /api/trips': { status: 201, body: japan },
      },
      'trips',
    );
    expect(await screen.findByText("You don't have any trips planned yet.")).toBeVisible();
    const dialog = await dialogOf(user, 'Add a trip', 'Add a trip');
    expect(dialog.getByLabelText('Destination')).toHaveFocus();
    await user.type(dialog.getByLabelText('Destination'), 'Japan');
    await user.type(dialog.getByLabelText('Start date'), japan.startDate);
    await user.type(dialog.getByLabelText('End date'), japan.endDate);
    await user.click(dialog.getByLabelText(/^Description/));
    await user.paste(japan.description);
    expect(dialog.getByText(`${japan.description.length} / ${limits.tripDescription.max}`)).toBeVisible();
    await save(user, dialog);
    expect(await screen.findByRole('heading', { level: 3, name: 'Japan' })).toBeVisible();
    const { id: _, destinationId: __, ...body } = japan;
    expect(sent(server)[0]?.body).toEqual(body);
  });

  it('names what is missing', async () => {
    const { server, user } = show({}, 'trips');
    const dialog = await dialogOf(user, 'Add a trip', 'Add a trip');
    await save(user, dialog);
    expect(dialog.getByLabelText('Destination')).toHaveAccessibleDescription(tripTexts.destination);
    expect(dialog.getByLabelText('Start date')).toHaveAccessibleDescription(rules.startDate.text);
    expect(dialog.getByLabelText('End date')).toHaveAccessibleDescription(rules.endDate.text);
    expect(dialog.getByRole('alert')).toHaveTextContent('Three fields need another look.');
    expect(sent(server)).toEqual([]);
  });

  it.each([
    [soon, addDays(soon, -1), tripTexts.order],
    [soon, addDays(soon, limits.tripDays.max), tripTexts.length],
    [addDays(todayUtc(), -3), addDays(todayUtc(), -1), tripTexts.past],
  ])('refuses %s to %s', async (start, end, text) => {
    const { user } = show({}, 'trips');
    const dialog = await dialogOf(user, 'Add a trip', 'Add a trip');
    await user.type(dialog.getByLabelText('Start date'), start);
    await user.type(dialog.getByLabelText('End date'), end);
    await save(user, dialog);
    expect(dialog.getByLabelText('End date')).toHaveAccessibleDescription(text);
  });

  it('changes one, also one that is over', async () => {
    const over = { ...japan, startDate: '2020-01-01', endDate: '2020-01-03' };
    const { server, user } = show(
      { 'GET /api/trips': { body: [over] }, 'PUT /api/trips/3': { body: over } },
      'trips',
    );
    const dialog = await dialogOf(user, 'Edit trip to Japan', 'Edit trip');
    await user.clear(dialog.getByLabelText(/^Description/));
    await save(user, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(server)[0]).toMatchObject({
      url: '/api/trips/3',
      body: { destination: 'Japan', startDate: '2020-01-01', endDate: '2020-01-03', description: null },
    });
  });

  it('keeps the form open and says why where saving fails', async () => {
    const { user } = show({ 'PUT /api/trips/3': { status: 503, body: { detail: 'Not now.' } } }, 'trips');
    const dialog = await dialogOf(user, 'Edit trip to Japan', 'Edit trip');
    await save(user, dialog);
    expect(await dialog.findByText('Not now.')).toBeVisible();
  });

  it('deletes one after asking', async () => {
    const { server, user } = show(
      { 'GET /api/trips': { body: [japan], then: { body: [] } }, 'DELETE /api/trips/3': { status: 204 } },
      'trips',
    );
    const dialog = await dialogOf(user, 'Delete trip to Japan', 'Delete this trip?', 'alertdialog');
    expect(sent(server)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText("You don't have any trips planned yet.")).toBeVisible();
  });

  it('tells a failed reading, with Retry', async () => {
    const { user } = show({ 'GET /api/trips': { status: 500, then: { body: [japan] } } }, 'trips');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your trips.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Japan' })).toBeVisible();
  });
});

describe('Interests', () => {
  it('shows one’s own by their labels, and all thirteen to choose from', async () => {
    show({}, 'interests');
    const own = within(await screen.findByRole('list', { name: 'My interests' })).getAllByRole('listitem');
    expect(own.map((chip) => chip.textContent)).toEqual(['Food & Drink']);
    const choices = within(screen.getByRole('group', { name: 'Add what you like' })).getAllByRole('button');
    expect(choices.map((choice) => choice.textContent)).toEqual(interestChoices.map(({ label }) => label));
    expect(screen.getByRole('button', { name: 'Food & Drink', pressed: true })).toBeVisible();
  });

  it('adds one at a press and removes it at the next', async () => {
    const { server, user } = show(
      {
        'GET /api/interests': { body: [] },
        'POST /api/interests': { status: 201, body: { id: 12, name: 'Hiking' } },
        'DELETE /api/interests/12': { status: 204 },
      },
      'interests',
    );
    expect(await screen.findByText("You haven't added any interests yet.")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hiking' }));
    expect(await screen.findByRole('button', { name: 'Remove Hiking' })).toBeVisible();
    await waitFor(() => expect(sent(server)[0]?.body).toEqual({ name: 'Hiking' }));
    await user.click(screen.getByRole('button', { name: 'Hiking', pressed: true }));
    expect(await screen.findByText("You haven't added any interests yet.")).toBeVisible();
    await waitFor(() => expect(sent(server)[1]?.url).toBe('/api/interests/12'));
  });

  it('keeps the focus where a chip is removed under it', async () => {
    const { user } = show({ 'DELETE /api/interests/11': { status: 204 } }, 'interests');
    await user.click(await screen.findByRole('button', { name: 'Remove Food & Drink' }));
    expect(screen.getByRole('heading', { name: 'Interests' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument());
  });

  it.each([
    ['Hiking', 'Hiking was not added'],
    ['Food & Drink', 'Food & Drink was not removed'],
  ])('undoes %s with a word where the server refuses', async (name, title) => {
    const down = { status: 503, body: { detail: 'Not now.' } };
    const { user } = show({ 'POST /api/interests': down, 'DELETE /api/interests/11': down }, 'interests');
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(toast()).toBe(`${title} / Not now.`));
    expect(screen.getByRole('button', { name: 'Food & Drink', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hiking', pressed: false })).toBeVisible();
  });

  it('tells a failed reading, with Retry', async () => {
    const { user } = show({ 'GET /api/interests': { status: 500, then: { body: [] } } }, 'interests');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your interests.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText("You haven't added any interests yet.")).toBeVisible();
  });
});
