import { screen } from '@testing-library/react';
import { type QueueView, type Role } from '@wayfellow/contracts';
import { ana, fakeServer, problemAnswer, renderAt, signedInAs } from '@wayfellow/web/testing';
import { Frame } from '../src/features/frame/frame';

const queue = 'GET /api/moderation/queue';
const numbers: QueueView = {
  open: 7,
  mine: 2,
  urgent: 0,
  nextDueAt: null,
  appeals: 0,
  medianHours: null,
  subjects: [],
};

beforeEach(() => {
  // jsdom has no layout.
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const show = (role: Role | undefined, answer: object = { body: numbers }) => {
  const server = fakeServer({
    ...signedInAs(role ? { ...ana, role } : ana),
    'GET /api/notifications/unread': { body: { count: 0 } },
    [queue]: answer,
  });
  renderAt('/explore', <Frame>The screen</Frame>, '*');
  return server;
};

it('leads moderators to the cases, with how many are open', async () => {
  show('moderator');
  expect(await screen.findByRole('link', { name: 'Moderation, 7 open' })).toHaveAttribute(
    'href',
    '/moderation',
  );
});

it('leads there without the number before the second step', async () => {
  show('lead', problemAnswer('confirm-second-factor'));
  expect(await screen.findByRole('link', { name: 'Moderation' })).toBeVisible();
});

it('is there for nobody else, and asks for nothing', async () => {
  const server = show(undefined);
  await screen.findByRole('button', { name: 'Notifications' });
  expect(screen.queryByRole('link', { name: /^Moderation/ })).toBeNull();
  expect(server.callsOf(queue)).toEqual([]);
});
