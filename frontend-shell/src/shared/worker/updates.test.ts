import { act, renderHook, waitFor } from '@testing-library/react';
import { notices } from '@wayfellow/contracts';
import { currentToast, dismissToast, holdPage, toast, useSession } from '@wayfellow/web';
import { Providers, asAna, fakeServer } from '@wayfellow/web/testing';
import { registerWorker } from './updates';

const newVersion = () => ({ postMessage: jest.fn() });
const registration = Object.assign(new EventTarget(), {
  waiting: undefined as ReturnType<typeof newVersion> | undefined,
  installing: new EventTarget(),
  update: jest.fn(async () => {}),
  getNotifications: jest.fn(async () => [] as { close: () => void }[]),
});
const container = Object.assign(new EventTarget(), {
  controller: {},
  register: jest.fn(async () => registration),
});
Object.defineProperty(navigator, 'serviceWorker', { value: container });

/** A version is installed and waits. */
const installed = () => {
  registration.waiting = newVersion();
  act(() => void registration.installing.dispatchEvent(new Event('statechange')));
  return registration.waiting;
};
const openedElsewhere = () => {
  registration.waiting = undefined;
  act(() => void container.dispatchEvent(new Event('controllerchange')));
};
const hold = (what: string, isHeld: boolean) => act(() => holdPage(what, isHeld));
const shown = () => (currentToast()?.isOpen ? currentToast() : undefined);
const close = () => act(() => dismissToast(shown()?.id ?? 0));
const offer = expect.objectContaining(notices.newerVersion);

test('nothing is offered before a newer version waits', async () => {
  await act(registerWorker);
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  registration.dispatchEvent(new Event('updatefound'));
  expect(shown()).toBeUndefined();
});

test('it is watched once, however often it is registered', async () => {
  const listen = jest.spyOn(registration, 'addEventListener');
  await act(registerWorker);
  expect(container.register).toHaveBeenCalledTimes(2);
  expect(listen).not.toHaveBeenCalled();
});

test('what was shown on the device is closed when its user goes', async () => {
  const close = jest.fn();
  registration.getNotifications.mockResolvedValueOnce([{ close }, { close }]);
  fakeServer({ ...asAna, 'POST /api/auth/logout': { status: 204 } });
  const { result } = renderHook(() => useSession(), { wrapper: Providers });
  await waitFor(() => expect(result.current.user).not.toBeNull());
  await act(() => result.current.logout());
  await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
});

test('it is offered while nothing would be lost by it', () => {
  hold('drafts', true);
  installed();
  expect(shown()).toBeUndefined();
  hold('drafts', false);
  expect(shown()).toEqual(offer);
  openedElsewhere();
  expect(shown()).toBeUndefined();
});

test('another notice is read before it, and after it', () => {
  act(() => toast(notices.messageFailed));
  installed();
  expect(shown()).toMatchObject(notices.messageFailed);
  close();
  expect(shown()).toEqual(offer);
  act(() => toast(notices.tipCreated));
  expect(shown()).toMatchObject(notices.tipCreated);
  close();
  expect(shown()).toEqual(offer);
  openedElsewhere();
});

test('one that was dismissed is not offered again, a newer one is', () => {
  installed();
  close();
  hold('drafts', true);
  hold('drafts', false);
  act(() => toast(notices.tipCreated));
  close();
  expect(shown()).toBeUndefined();
  installed();
  expect(shown()).toEqual(offer);
  openedElsewhere();
});

test('it takes over once, and not while something would be lost by it', () => {
  const version = installed();
  const press = shown()?.action?.run as () => void;
  hold('outbox', true);
  expect(shown()).toBeUndefined();
  press();
  expect(version.postMessage).not.toHaveBeenCalled();

  hold('outbox', false);
  expect(shown()).toEqual(offer);
  press();
  press();
  expect(version.postMessage.mock.calls).toEqual([[{ type: 'open-now' }]]);
});
