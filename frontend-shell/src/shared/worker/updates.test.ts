import { act, renderHook } from '@testing-library/react';
import { notices } from '@wayfellow/contracts';
import { holdPage, useToast } from '@wayfellow/web';
import { registerWorker } from './updates';

const waiting = { postMessage: jest.fn() };
const registration = Object.assign(new EventTarget(), {
  waiting: undefined as typeof waiting | undefined,
  installing: undefined as EventTarget | undefined,
  update: jest.fn(async () => {}),
});
const container = Object.assign(new EventTarget(), {
  controller: {},
  register: jest.fn(async () => registration),
});
Object.defineProperty(navigator, 'serviceWorker', { value: container });

const hold = (what: string, isHeld: boolean) => act(() => holdPage(what, isHeld));

test('a newer version is offered once it waits, not while something would be lost, and takes over once', async () => {
  const { result: toast } = renderHook(() => useToast());
  const isOffered = () => toast.current?.isOpen === true;
  await act(registerWorker);
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(isOffered()).toBe(false);

  hold('drafts', true);
  registration.installing = new EventTarget();
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = waiting;
  act(() => void registration.installing?.dispatchEvent(new Event('statechange')));
  expect(isOffered()).toBe(false);

  hold('drafts', false);
  expect(isOffered()).toBe(true);
  expect(toast.current).toMatchObject(notices.newerVersion);

  // Another tab opens it, and then there is one more.
  registration.waiting = undefined;
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(isOffered()).toBe(false);
  registration.waiting = waiting;
  act(() => void registration.installing?.dispatchEvent(new Event('statechange')));
  expect(isOffered()).toBe(true);
  const press = toast.current?.action?.run as () => void;

  hold('outbox', true);
  expect(isOffered()).toBe(false);
  press();
  expect(waiting.postMessage).not.toHaveBeenCalled();

  hold('outbox', false);
  expect(isOffered()).toBe(true);
  press();
  press();
  expect(waiting.postMessage.mock.calls).toEqual([[{ type: 'open-now' }]]);
});
