import { screen, waitFor } from '@testing-library/react';
import type { NotificationView } from '@wayfellow/contracts';
import { asAna, ben, fakeServer, pathShown, renderAt, userOf } from '@wayfellow/web/testing';
import { NotificationsPage } from './notifications-page';

const list = 'GET /api/notifications';
const unread = 'GET /api/notifications/unread';
const read = 'PUT /api/notifications/read';

const line = (id: number, isRead = false): NotificationView => ({
  id,
  kind: 'request',
  actor: userOf(ben),
  subject: { matchId: id },
  unreadMessages: null,
  createdAt: new Date().toISOString(),
  isRead,
});
const show = (answers: object) => {
  const server = fakeServer({
    ...asAna,
    [unread]: { body: { count: 2 } },
    [read]: { status: 204 },
    ...answers,
  });
  return { server, user: renderAt('/notifications', <NotificationsPage />) };
};

it('has all of them, page by page, and marks them as read', async () => {
  const { server, user } = show({
    [list]: { body: [line(9), line(8)], next: 'older', then: { body: [line(7, true)] } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show earlier ones' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(screen.getAllByRole('heading', { level: 2, name: 'Today' })).toHaveLength(1);
  server.answers[list] = { body: [line(9, true), line(8, true)] };
  server.answers[unread] = { body: { count: 0 } };
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  expect(server.callsOf(read)[0]?.body).toEqual({ upToId: 9 });
});

it('sends visitors to sign in, and back afterwards', async () => {
  const { server } = show({ 'GET /api/auth/me': { status: 401, body: { detail: 'Please log in' } } });
  await waitFor(() => expect(pathShown()).toBe('/login?redirect=%2Fnotifications'));
  expect(server.callsOf(list)).toEqual([]);
});
