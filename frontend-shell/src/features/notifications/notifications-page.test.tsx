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

it('leads from messages of one traveler to the two, and from messages of several to their group', async () => {
  const messages: NotificationView = { ...line(9), kind: 'message', unreadMessages: 1 };
  const inGroup = { ...messages, id: 8, subject: { conversationId: 70, messageId: 5 }, unreadMessages: 100 };
  show({ [list]: { body: [messages, inGroup] } });
  const ofOne = await screen.findByRole('link', { name: `1 new message from ${ben.name}` });
  expect(ofOne).toHaveAttribute('href', `/messages/${ben.id}`);
  const ofSeveral = screen.getByRole('link', {
    name: `99+ new messages in a group chat, the latest from ${ben.name}`,
  });
  expect(ofSeveral).toHaveAttribute('href', '/messages/g/70');
});

it('sends visitors to sign in, and back afterwards', async () => {
  const { server } = show({ 'GET /api/auth/me': { status: 401, body: { detail: 'Please log in' } } });
  await waitFor(() => expect(pathShown()).toBe('/login?redirect=%2Fnotifications'));
  expect(server.callsOf(list)).toEqual([]);
});
