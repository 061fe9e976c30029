import { act, renderHook } from '@testing-library/react';
import { notices, timing } from '@wayfellow/contracts';
import { dismissToast, toast, useToast } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('one toast at a time: the next replaces the one shown', () => {
  const { result } = renderHook(() => useToast());
  act(() => toast(notices.loggedOut));
  act(() => toast(notices.tipCreated));
  expect(result.current).toMatchObject({ ...notices.tipCreated, isOpen: true });
});

test('a dismissed toast is closed at once and forgotten after the removal delay', () => {
  const { result } = renderHook(() => useToast());
  act(() => toast(notices.loggedOut));
  act(() => dismissToast(result.current?.id ?? 0));
  expect(result.current?.isOpen).toBe(false);
  act(() => jest.advanceTimersByTime(timing.toastRemovalMs));
  expect(result.current).toBeUndefined();
});
