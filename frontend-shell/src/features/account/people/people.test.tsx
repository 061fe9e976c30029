import { screen, waitFor, within } from '@testing-library/react';
import { type BlockView, notices } from '@wayfellow/contracts';
import { ana, asAna, fakeServer, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import { AccountPage } from '../account-page';

const account = { isConfirmed: true, passwordChangedAt: null, findable: 'everyone' };
const dorian: BlockView = {
  id: 5,
  name: 'Dorian Vale',
  profileImage: null,
  blockedAt: '2024-11-21T12:00:00.000Z',
};
const read = 'GET /api/account';
const save = 'PUT /api/account/privacy';
const show = (part: string, answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/trips': { body: [] },
    'GET /api/interests': { body: [] },
    [read]: { body: account },
    'GET /api/blocks': { body: [dorian] },
    ...answers,
  });
  return { server, user: renderAt(`/account?part=${part}`, <AccountPage />, '/account') };
};

describe('who finds me', () => {
  it('shows what was chosen, and saves another choice at once', async () => {
    const hidden = { ...account, findable: 'members' };
    const { user, server } = show('finds', { [save]: { body: hidden } });
    expect(await screen.findByRole('radio', { name: /^Everyone/ })).toBeChecked();
    server.answers[read] = { body: hidden };
    await user.click(screen.getByRole('radio', { name: /^Travelers who are signed in/ }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.findableChanged)));
    expect(screen.getByRole('radio', { name: /^Travelers who are signed in/ })).toBeChecked();
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ findable: 'members' });
  });

  it('goes back to what it was where that fails', async () => {
    const { user } = show('finds', { [save]: { status: 500, body: { detail: 'Down' } } });
    await user.click(await screen.findByRole('radio', { name: /^Nobody new/ }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.findableFailed)));
    expect(screen.getByRole('radio', { name: /^Everyone/ })).toBeChecked();
  });
});

describe('pictures from other websites', () => {
  const foreign = 'https://elsewhere.example/dorian.jpg';
  const off = { ...account, showsForeignPictures: false };
  const pictures = () => [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));

  it('are turned off at once, for all avatars, and who finds one stays as it is', async () => {
    const { user, server } = show('finds', { [save]: { body: off } });
    const choice = await screen.findByRole('switch', { name: 'Pictures from other websites' });
    expect(choice).toBeChecked();
    server.answers[read] = { body: off };
    await user.click(choice);
    expect(choice).not.toBeChecked();
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.picturesChanged(false))));
    expect(choice).not.toBeChecked();
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      findable: 'everyone',
      showsForeignPictures: false,
    });
  });

  it('stay on where turning them off fails', async () => {
    const { user } = show('finds', { [save]: { status: 500, body: { detail: 'Down' } } });
    const choice = await screen.findByRole('switch', { name: 'Pictures from other websites' });
    await user.click(choice);
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.findableFailed)));
    expect(choice).toBeChecked();
  });

  it.each([
    [true, [foreign]],
    [undefined, [foreign]],
    [false, []],
  ])('are shown where the choice is %s: %j', async (showsForeignPictures, expected) => {
    show('blocked', {
      'GET /api/auth/me': { body: { ...ana, showsForeignPictures } },
      'GET /api/blocks': { body: [{ ...dorian, profileImage: foreign }] },
    });
    expect(await screen.findByText('Dorian Vale', { selector: 'b' })).toBeVisible();
    await waitFor(() => expect(pictures()).toEqual(expected));
  });
});

describe('blocked people', () => {
  it('are listed since when, and unblocked after a question', async () => {
    const { user, server } = show('blocked', { 'DELETE /api/users/5/block': { status: 204 } });
    expect(await screen.findByText('Since November 21, 2024')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unblock Dorian Vale' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Unblock Dorian Vale?' });
    server.answers['GET /api/blocks'] = { body: [] };
    await user.click(within(dialog).getByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.unblocked('Dorian Vale'))));
    expect(await screen.findByText(/^Nobody\. You can block somebody from their page/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Blocked people' })).toHaveFocus());
  });

  it('can be read again where that failed', async () => {
    const { user, server } = show('blocked', {
      'GET /api/blocks': { status: 500, body: { detail: 'Down' } },
    });
    await screen.findByText('The people you blocked could not be loaded.');
    server.answers['GET /api/blocks'] = { body: [dorian] };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Dorian Vale', { selector: 'b' })).toBeVisible();
  });
});

it('leads on to the next trusted contact when one is removed', async () => {
  const [kim, lou] = ['Kim', 'Lou'].map((name, at) => ({
    id: at + 1,
    name,
    email: `${name}@home.example`,
    isConfirmed: true,
  }));
  const { user, server } = show('contacts', {
    'GET /api/contacts': { body: [kim, lou] },
    'GET /api/meetings': { body: [] },
    'DELETE /api/contacts/1': { status: 204 },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Kim' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Kim?' });
  server.answers['GET /api/contacts'] = { body: [lou] };
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByText('Lou', { selector: 'b' }).closest('li')).toHaveFocus());
});
