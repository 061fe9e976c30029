import { act } from '@testing-library/react';
import { notices } from '@wayfellow/contracts';
import { holdPage } from '@wayfellow/web';
import * as web from '@wayfellow/web';
import { offerUpdate, registerWorker } from './updates';

const waiting = { postMessage: jest.fn() };
const registration = Object.assign(new EventTarget(), {
  waiting: undefined as typeof waiting | undefined,
  installing: undefined as EventTarget | undefined,
  update: jest.fn(async () => {}),
});
const container = Object.assign(new EventTarget(), {
  controller: {} as object | null,
  register: jest.fn(async () => registration),
});
Object.defineProperty(navigator, 'serviceWorker', { value: container });

const shown = jest.spyOn(web, 'toastWithAction').mockImplementation(() => 7);
const dismissed = jest.spyOn(web, 'dismissToast').mockImplementation(() => {});

it('offers a newer version once it waits, not while something would be lost by it', async () => {
  await registerWorker();
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(shown).not.toHaveBeenCalled();

  holdPage('drafts', true);
  registration.installing = new EventTarget();
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = waiting;
  registration.installing.dispatchEvent(new Event('statechange'));
  expect(shown).not.toHaveBeenCalled();

  act(() => holdPage('drafts', false));
  expect(shown).toHaveBeenCalledTimes(1);
  expect(shown.mock.calls[0]?.[0]).toBe(notices.newerVersion);
  offerUpdate();
  expect(shown).toHaveBeenCalledTimes(1);

  holdPage('outbox', true);
  expect(dismissed).toHaveBeenCalledWith(7);
  holdPage('outbox', false);
  expect(shown).toHaveBeenCalledTimes(2);
});

it('has the newer version take over when it is asked to, once', () => {
  const press = shown.mock.calls[0]?.[1]?.run as () => void;
  holdPage('drafts', true);
  press();
  expect(waiting.postMessage).not.toHaveBeenCalled();
  holdPage('drafts', false);
  press();
  press();
  expect(waiting.postMessage.mock.calls).toEqual([[{ type: 'open-now' }]]);
});
