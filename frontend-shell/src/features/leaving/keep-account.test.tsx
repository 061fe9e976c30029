import { screen, waitFor } from '@testing-library/react';
import { notices } from '@wayfellow/contracts';
import { ana, asAna, fakeServer, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import { turnPocket, useKeepPocket, useSession } from '@wayfellow/web';
import { KeepAccount } from './keep-account';

const leaving = { ...ana, standing: 'leaving', standingUntil: '2026-12-06T12:00:00Z' } as const;
const stay = 'DELETE /api/account/deletion';

it('offers the way back until the day of the deletion, by one button', async () => {
  const server = fakeServer({ ...asAna, [stay]: { status: 204 } });
  const user = renderAt('/', <KeepAccount user={leaving} />);
  expect(await screen.findByText('on December 6, 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.accountKept)));
  expect(server.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('says that one could not be logged out', async () => {
  fakeServer({ ...asAna, 'POST /api/auth/logout': { status: 503, body: {} } });
  const user = renderAt('/', <KeepAccount user={leaving} />);
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.logoutFailed)));
});

it('says that it failed, and can be tried again', async () => {
  const detail = 'Please try again in a moment.';
  fakeServer({ ...asAna, [stay]: { status: 503, body: { detail } } });
  const user = renderAt('/', <KeepAccount user={leaving} />);
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep my account' })).toBeEnabled();
});

it('keeps trips and chats on the device again from then on', async () => {
  const open = jest.fn(() => ({}));
  Object.assign(globalThis, { indexedDB: { open } });
  await turnPocket(true);
  fakeServer({
    ...asAna,
    'GET /api/auth/me': { body: leaving, then: { body: ana } },
    [stay]: { status: 204 },
  });
  const Page = () => {
    useKeepPocket();
    const { user } = useSession();
    return user?.standing ? <KeepAccount user={user} /> : <p>{user?.name}</p>;
  };
  const user = renderAt('/', <Page />);
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText(ana.name ?? '')).toBeVisible();
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
});
