import { screen, waitFor } from '@testing-library/react';
import { notices } from '@wayfellow/contracts';
import { asAna, fakeServer, renderAt, textOf, toastShown } from '@wayfellow/web/testing';
import { ThisDevice } from './this-device';

const key = 'B'.repeat(87);
const device = { endpoint: 'https://fcm.googleapis.com/a', p256dh: key, auth: 'a'.repeat(22) };
const made = {
  endpoint: device.endpoint,
  toJSON: () => ({ endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } }),
  unsubscribe: jest.fn(() => Promise.resolve(true)),
};

/** A browser whose user answers the question for permission so, or has answered it before. */
const browser = ({ permission = 'default', answer = 'granted', subscribed = false } = {}) => {
  const pushManager = {
    getSubscription: jest.fn(() => Promise.resolve(subscribed ? made : null)),
    subscribe: jest.fn(() => Promise.resolve(made)),
  };
  const serviceWorker = {
    register: jest.fn(() => Promise.resolve()),
    ready: Promise.resolve({ pushManager }),
    getRegistration: jest.fn(() => Promise.resolve(subscribed ? { pushManager } : undefined)),
  };
  const notification = {
    permission,
    requestPermission: jest.fn(() => {
      notification.permission = answer;
      return Promise.resolve(answer);
    }),
  };
  Object.assign(window, { PushManager: jest.fn(), Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { pushManager, serviceWorker, notification };
};
afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.clearAllMocks();
});

const show = (isOn = false, answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/push/key': { body: { key, isOn } },
    'POST /api/push/subscriptions': { status: 204 },
    'DELETE /api/push/subscriptions': { status: 204 },
    ...answers,
  });
  return { server, user: renderAt('/', <ThisDevice />) };
};
const theSwitch = () => screen.findByRole('switch', { name: 'Notifications on this device' });
const changesTo = ({ calls }: ReturnType<typeof fakeServer>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);

it('asks for permission when it is turned on, not before, and subscribes with the key of the server', async () => {
  const { notification, serviceWorker, pushManager } = browser();
  const { user, server } = show();
  expect(await theSwitch()).not.toBeChecked();
  expect(notification.requestPermission).not.toHaveBeenCalled();
  expect(serviceWorker.register).not.toHaveBeenCalled();
  server.answers['GET /api/push/key'] = { body: { key, isOn: true } };
  await user.click(await theSwitch());
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.deviceOn)));
  expect(serviceWorker.register.mock.calls).toEqual([['/sw.js']]);
  expect(pushManager.subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: key }]]);
  expect(changesTo(server)).toEqual([['POST', device]]);
  expect(await theSwitch()).toBeChecked();
});

it('stays off where permission is denied, and says where to give it', async () => {
  const { serviceWorker } = browser({ answer: 'denied' });
  const { user, server } = show();
  await user.click(await theSwitch());
  expect(await screen.findByText(/They are blocked/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(serviceWorker.register).not.toHaveBeenCalled();
  expect(changesTo(server)).toEqual([]);
});

it('has no switch where permission was denied before', async () => {
  browser({ permission: 'denied' });
  show();
  expect(await screen.findByText(/They are blocked/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('says so where the browser cannot, and asks the server nothing', async () => {
  const { server } = show();
  expect(await screen.findByText('This browser cannot show any.')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(server.calls.filter(({ url }) => url.includes('push'))).toEqual([]);
});

it('is turned off at the server and in the browser', async () => {
  browser({ permission: 'granted', subscribed: true });
  const { user, server } = show(true);
  expect(await theSwitch()).toBeChecked();
  await user.click(await theSwitch());
  await waitFor(() => expect(made.unsubscribe).toHaveBeenCalled());
  expect(changesTo(server)).toEqual([['DELETE', undefined]]);
  expect(toastShown()).toBe(textOf(notices.deviceOff));
});

it('says why a device is refused', async () => {
  browser();
  const detail = 'The push service of this device is not supported.';
  const { user } = show(false, { 'POST /api/push/subscriptions': { status: 400, body: { detail } } });
  await user.click(await theSwitch());
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.deviceFailed(detail))));
  expect(await theSwitch()).not.toBeChecked();
});
