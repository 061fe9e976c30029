import { screen, waitFor, within } from '@testing-library/react';
import { type NotificationView, notices } from '@wayfellow/contracts';
import { asAna, ben, fakeServer, renderAt, textOf, toastShown, userOf } from '@wayfellow/web/testing';
import { Frame } from '../src/features/frame/frame';

const list = 'GET /api/notifications';
const unread = 'GET /api/notifications/unread';
const read = 'PUT /api/notifications/read';

const line = (id: number, more: Partial<NotificationView> = {}): NotificationView => ({
  id,
  kind: 'request',
  actor: userOf(ben),
  subject: { matchId: 7 },
  unreadMessages: null,
  createdAt: new Date().toISOString(),
  isRead: false,
  ...more,
});

beforeEach(() => {
  // jsdom has no layout.
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const show = (items: NotificationView[], answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    [unread]: { body: { count: items.filter(({ isRead }) => !isRead).length } },
    [list]: { body: items },
    [read]: { status: 204 },
    ...answers,
  });
  const user = renderAt('/explore', <Frame>The screen</Frame>, '*');
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
    return screen.findByRole('dialog', { name: 'Notifications' });
  };
  return { server, user, open };
};

it('says how many are new, and asks for the list only when it is opened', async () => {
  const { server, open } = show([line(3), line(2, { isRead: true })]);
  expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
  expect(server.callsOf(list)).toEqual([]);
  const panel = await open();
  expect(await within(panel).findAllByRole('listitem')).toHaveLength(2);
});

it('is not there for a visitor', async () => {
  fakeServer({ 'GET /api/auth/me': { status: 401, body: { detail: 'Please log in' } } });
  renderAt('/explore', <Frame>The screen</Frame>, '*');
  await screen.findByRole('link', { name: 'Log In' });
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
});

it('says who did what, leads there, and closes', async () => {
  const { user, open } = show([line(4, { kind: 'message', unreadMessages: 3 })]);
  const panel = await open();
  const link = await within(panel).findByRole('link', { name: `3 new messages from ${ben.name}` });
  expect(link).toHaveAttribute('href', `/messages/${ben.id}`);
  await user.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
});

it.each([
  ['removed', 'You are no longer in this meetup.', '/meetups'],
  ['changed', 'A meetup that you are going to has changed.', '/meetups/41'],
] as const)(
  'leads from a line about a meetup, when it is %s, to what there is for the reader',
  async (event, name, path) => {
    const { open } = show([line(4, { kind: 'meetup', subject: { meetupId: 41, event } })]);
    const link = await within(await open()).findByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
  },
);

it('leads to all of them, on a page of their own', async () => {
  const { user, open } = show([line(4)]);
  const link = await within(await open()).findByRole('link', { name: 'See all' });
  expect(link).toHaveAttribute('href', '/notifications');
  await user.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
});

it('marks all up to the latest line as read', async () => {
  const { server, user, open } = show([line(9), line(4)]);
  const panel = await open();
  await within(panel).findAllByRole('listitem');
  server.answers[unread] = { body: { count: 0 } };
  server.answers[list] = { body: [line(9, { isRead: true }), line(4, { isRead: true })] };
  await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(within(panel).queryByText('New')).toBeNull());
  expect(server.callsOf(read)[0]?.body).toEqual({ upToId: 9 });
});

it('says so where that fails, and changes nothing', async () => {
  const { user, open } = show([line(9)], { [read]: { status: 500, body: { detail: 'Down' } } });
  const panel = await open();
  await within(panel).findByText('New');
  await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.notificationsNotRead)));
  expect(within(panel).getByText('New')).toBeInTheDocument();
});

it('reads again when the server says that something changed', async () => {
  const { server } = show([]);
  await screen.findByRole('button', { name: 'Notifications' });
  await waitFor(() => expect(server.framesOf('auth')).toHaveLength(1));
  server.answers[unread] = { body: { count: 2 } };
  server.sendFrame({ type: 'notification_update' });
  expect(await screen.findByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
});

it('says that there is nothing, or that it could not be loaded', async () => {
  const { server, user, open } = show([], { [list]: { status: 500, body: { detail: 'Down' } } });
  const panel = await open();
  await within(panel).findByText('Your notifications could not be loaded.');
  server.answers[list] = { body: [] };
  await user.click(within(panel).getByRole('button', { name: 'Retry' }));
  expect(await within(panel).findByText(/^Nothing new\./)).toBeVisible();
});

it('has words for every kind, and leaves out one that it does not know', async () => {
  const { notificationKinds } = await import('@wayfellow/contracts');
  const kinds = notificationKinds.map((kind, at) => line(100 - at, { kind }));
  const { open } = show([...kinds, line(1, { kind: 'meteor' as never })]);
  const panel = await open();
  expect(await within(panel).findAllByRole('listitem')).toHaveLength(notificationKinds.length);
  expect(panel).not.toHaveTextContent(/undefined|null|NaN/);
});

it('tells the time zone of the browser where emails follow another, once', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const keep = 'PUT /api/account/notifications/zone';
  const elsewhere = here === 'Asia/Tokyo' ? 'Asia/Seoul' : 'Asia/Tokyo';
  const { server, open } = show([line(3)], {
    [unread]: { body: { count: 1, zone: elsewhere } },
    [keep]: { status: 204 },
  });
  await screen.findByRole('button', { name: 'Notifications, 1 new' });
  server.answers[unread] = { body: { count: 1, zone: here } };
  await open();
  await waitFor(() => expect(server.callsOf(unread)).toHaveLength(2));
  expect(server.callsOf(keep)).toMatchObject([{ body: { zone: here } }]);
});
