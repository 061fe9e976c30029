import { act, renderHook, waitFor } from '@testing-library/react';
import { useToast } from '@wayfellow/web';
import { type Answer, Providers, ana, fakeServer, holdBack, tipOf } from '@wayfellow/web/testing';
import { useUpvote } from './use-upvote';

/** Upvotes while the server has not said yet who is signed in, and lets it say so. */
const upvoteEarly = async (me: Answer) => {
  const tip = tipOf();
  const upvote = `PUT /api/tips/${tip.id}/upvote`;
  const server = fakeServer({ 'GET /api/auth/me': me, [upvote]: { body: tip } });
  const say = holdBack('/api/auth/me');
  const { result } = renderHook(() => ({ press: useUpvote(tip), toast: useToast() }), { wrapper: Providers });
  let pressed: Promise<void> | undefined;
  act(() => void (pressed = result.current.press()));
  expect(result.current.toast?.title).not.toBe('Login Required');
  await act(async () => say());
  await act(async () => pressed);
  return { toast: () => result.current.toast?.title, requests: server.callsOf(upvote).length };
};

test('an upvote waits for the session: a user’s is sent', async () => {
  expect((await upvoteEarly({ body: ana })).requests).toBe(1);
});

test('an upvote waits for the session: a visitor is told to log in, and nothing is sent', async () => {
  const { toast, requests } = await upvoteEarly({ status: 401 });
  await waitFor(() => expect(toast()).toBe('Login Required'));
  expect(requests).toBe(0);
});
