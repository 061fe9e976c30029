interface Tab {
  url: string;
  focus: jest.Mock;
}

/** Runs the worker in this window, with these tabs open. */
const start = (tabs: Tab[] = []) => {
  const handlers: Record<string, (event: object) => void> = {};
  const listen = (type: string, handler: unknown) => (handlers[type] = handler as (event: object) => void);
  jest.spyOn(window, 'addEventListener').mockImplementation(listen);
  const registration = { showNotification: jest.fn(() => Promise.resolve()) };
  const clients = {
    matchAll: () => Promise.resolve(tabs),
    openWindow: jest.fn(() => Promise.resolve()),
  };
  Object.assign(window, { registration, clients });
  jest.isolateModules(() => jest.requireActual('../src/worker/push'));
  const fire = async (type: string, event: object) => {
    let work: unknown;
    handlers[type]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return { handlers, registration, clients, fire };
};
afterEach(() => jest.restoreAllMocks());

const tab = (path: string): Tab => ({ url: window.location.origin + path, focus: jest.fn() });
const push = { title: 'Wayfellow', body: 'You have a new message.', to: '/messages/7', tag: 'message:1' };
const click = () => ({ notification: { close: jest.fn(), data: { to: '/messages/7' } } });

it('listens to pushes and clicks alone', () => {
  expect(Object.keys(start().handlers)).toEqual(['push', 'notificationclick']);
});

it('shows a push as it came', async () => {
  const { registration, fire } = start();
  await fire('push', { data: { json: () => push } });
  expect(registration.showNotification.mock.calls).toEqual([
    ['Wayfellow', { body: push.body, tag: 'message:1', icon: '/favicon.svg', data: { to: '/messages/7' } }],
  ]);
});

it('opens the screen at a click, and leaves other tabs as they are', async () => {
  const other = tab('/messages/8');
  const { clients, fire } = start([other]);
  const event = click();
  await fire('notificationclick', event);
  expect(event.notification.close).toHaveBeenCalled();
  expect(clients.openWindow.mock.calls).toEqual([[`${window.location.origin}/messages/7`]]);
  expect(other.focus).not.toHaveBeenCalled();
});

it('shows the tab that has the screen open', async () => {
  const shown = tab('/messages/7');
  const { clients, fire } = start([tab('/'), shown]);
  await fire('notificationclick', click());
  expect(shown.focus).toHaveBeenCalled();
  expect(clients.openWindow).not.toHaveBeenCalled();
});

it.each(['https://elsewhere.example/messages/7', '//elsewhere.example', '\\\\elsewhere.example'])(
  'opens no other website: of %s it opens the home page',
  async (to) => {
    const { clients, fire } = start();
    await fire('notificationclick', { notification: { close: jest.fn(), data: { to } } });
    expect(clients.openWindow.mock.calls).toEqual([[`${window.location.origin}/`]]);
  },
);
