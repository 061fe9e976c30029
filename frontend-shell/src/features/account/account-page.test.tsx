import { screen, waitFor, within } from '@testing-library/react';
import { type SessionView, notices, problems } from '@wayfellow/contracts';
import {
  ana,
  asAna,
  asVisitor,
  fakeServer,
  pathShown,
  renderAt,
  textOf,
  toastShown,
} from '@wayfellow/web/testing';
import { AccountPage } from './account-page';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const here: SessionView = {
  id: 1,
  device: 'Firefox on Linux',
  since: '2024-11-03T12:00:00Z',
  seenAt: ago(0),
  isCurrent: true,
};
const phone: SessionView = {
  id: 2,
  device: 'Safari on iPhone',
  since: '2024-10-12T12:00:00Z',
  seenAt: ago(2.5),
  isCurrent: false,
};
const account = { isConfirmed: true, passwordChangedAt: '2026-08-15T12:00:00Z' };
const filled = {
  ...asAna,
  'GET /api/trips': { body: [] },
  'GET /api/interests': { body: [{ id: 11, name: 'Food' }] },
  'GET /api/account': { body: account },
  'GET /api/account/sessions': { body: [here, phone] },
};
const show = (answers: object = {}, path = '/account') => {
  const server = fakeServer({ ...filled, ...answers });
  return { server, user: renderAt(path, <AccountPage />, '/account') };
};
const row = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;
const sent = (server: ReturnType<typeof fakeServer>) => server.calls.filter(({ method }) => method !== 'GET');

it('sends visitors to sign in, and back afterwards', async () => {
  show(asVisitor);
  await waitFor(() => expect(pathShown()).toBe('/login?redirect=%2Faccount'));
  expect(toastShown()).toBe(textOf(notices.profileNeedsLogin));
});

it('stands at the end of the profile’s tabs, none of which is open', async () => {
  const { user } = show({}, '/account?part=nothing-we-know');
  const link = await screen.findByRole('link', { name: 'Safety & account' });
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(screen.queryAllByRole('tab', { selected: true })).toEqual([]);
  expect(screen.getByRole('link', { name: 'Sign-in' })).toHaveAttribute('aria-current', 'page');
  await user.click(await screen.findByRole('tab', { name: 'My Trips 0' }));
  expect(pathShown()).toBe('/profile?tab=trips');
});

describe('the email', () => {
  it('says that it is confirmed', async () => {
    show();
    await screen.findByText('Confirmed');
    const email = await row(ana.email);
    expect(email).toHaveTextContent('Emails and password resets go here');
    expect(within(email).getByRole('link', { name: 'Change the email' })).toHaveAttribute('href', '/profile');
  });

  it('is sent again where it is not, and says when that is too soon', async () => {
    const send = 'POST /api/account/email/send';
    const { detail } = problems['too-many-requests'];
    const { user, server } = show({
      'GET /api/account': { body: { ...account, isConfirmed: false } },
      [send]: { status: 429, body: { detail } },
    });
    expect(await screen.findByText('Not confirmed')).toBeVisible();
    const again = screen.getByRole('button', { name: 'Send the email again' });
    await user.click(again);
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.confirmationFailed(detail))));
    server.answers[send] = { status: 204 };
    await user.click(again);
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.confirmationSent(ana.email))));
    expect(sent(server)).toHaveLength(2);
    expect(await screen.findByRole('button', { name: /^Send again in \d+ seconds$/ })).toBeDisabled();
  });
});

describe('the password', () => {
  const change = 'POST /api/account/password';
  const fill = async (user: ReturnType<typeof renderAt>, current: string, next: string) => {
    await user.click(await screen.findByRole('button', { name: 'Change the password' }));
    await user.type(screen.getByLabelText('Current password'), current);
    await user.type(screen.getByLabelText('New password'), next);
    await user.click(screen.getByRole('button', { name: 'Save password' }));
  };

  it('says when it was changed, and is changed with the present one', async () => {
    const { user, server } = show({ [change]: { status: 204 } });
    expect(await screen.findByText('Changed in August 2026')).toBeVisible();
    await fill(user, 'secret1', 'thermos window seat');
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.passwordChanged)));
    expect(sent(server)).toMatchObject([
      { body: { currentPassword: 'secret1', newPassword: 'thermos window seat' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says at its field that the present one is wrong', async () => {
    const { detail } = problems['wrong-password'];
    const body = { type: '/problems/wrong-password', detail };
    const { user } = show({ [change]: { status: 403, body } });
    await fill(user, 'wrong-one', 'thermos window seat');
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(detail),
    );
  });
});

describe('where one is signed in', () => {
  it('tells this device from the others, which can be signed out', async () => {
    const { user, server } = show({ 'DELETE /api/account/sessions/2': { status: 204 } });
    const mine = await row(here.device);
    expect(mine).toHaveTextContent('This device');
    expect(mine).toHaveTextContent('Signed in November 3, 2024');
    expect(within(mine).queryByRole('button')).toBeNull();
    expect(await row(phone.device)).toHaveTextContent('Used 2 hours ago, signed in October 12, 2024');
    server.answers['GET /api/account/sessions'] = { body: [here] };
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.sessionSignedOut(phone.device))));
    expect(sent(server)).toHaveLength(1);
    expect(await row(here.device)).toHaveFocus();
  });

  it('asks before it signs out everywhere else', async () => {
    const { user, server } = show({ 'DELETE /api/account/sessions': { status: 204 } });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(sent(server)).toEqual([]);
    server.answers['GET /api/account/sessions'] = { body: [here] };
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(sent(server)).toMatchObject([{ method: 'DELETE' }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus(),
    );
  });

  it('offers to read the list again where that failed', async () => {
    show({ 'GET /api/account/sessions': { status: 500, body: { detail: 'Broken.' } } });
    expect(await screen.findByText('Broken.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
