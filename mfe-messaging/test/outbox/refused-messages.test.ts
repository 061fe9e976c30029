import { renderHook } from '@testing-library/react';
import { notices, timing } from '@wayfellow/contracts';
import { ApiError, useToast } from '@wayfellow/web';
import {
  BEN,
  acknowledge,
  channel,
  contents,
  longPause,
  outbox,
  pauseAll,
  post,
  posted,
  refuse,
  settle,
} from './harness';

describe('a message that is refused for the moment', () => {
  const texts = Array.from({ length: 20 }, (_, index) => `message ${index}`);
  const toast = () => {
    const { result, unmount } = renderHook(() => useToast());
    unmount();
    return result.current;
  };

  test('goes again alone, with growing pauses, and holds back all that were written after it', async () => {
    for (const text of texts) outbox.add(BEN, text);
    const pauses: number[] = [];
    for (let refusals = 0; refusals < 6; refusals += 1) {
      refuse('unavailable');
      const sent = channel.sent.length;
      const since = Date.now();
      while (channel.sent.length === sent) await jest.advanceTimersByTimeAsync(50);
      pauses.push(Date.now() - since);
    }
    expect(new Set(channel.sent)).toEqual(new Set(['message 0']));
    expect(channel.sent).toHaveLength(7);
    expect(pauses[0]).toBeLessThanOrEqual(1_000);
    expect(pauses[5]).toBeGreaterThanOrEqual(timing.offlinePollMs / 2);
    channel.sent = [];
    while (outbox.items.length) acknowledge(0);
    expect(channel.sent).toEqual(texts.slice(1));
  });

  test('sets one pause, however many answers come to it', async () => {
    outbox.add(BEN, 'one');
    for (let answers = 0; answers < 10; answers += 1) refuse('unavailable');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(channel.sent).toEqual(['one', 'one']);
  });

  test('keeps its place on the plain path, too', async () => {
    channel.turn('offline');
    post.mockRejectedValueOnce(new ApiError(503, 'Later', undefined));
    outbox.add(BEN, 'one');
    outbox.add(BEN, 'two');
    await settle();
    outbox.add(BEN, 'three');
    await settle();
    expect(posted()).toEqual(['one']);
    await pauseAll();
    expect(posted()).toEqual(['one', 'one', 'two', 'three']);
    expect(contents()).toEqual([]);
  });

  test.each([
    ['as a frame', async () => refuse('internal')],
    [
      'by a plain request',
      async () => {
        post.mockRejectedValue(new ApiError(503, 'Later', undefined));
        channel.turn('offline');
        await settle();
      },
    ],
  ])('is told to its author once, when it went %s', async (_how, fail) => {
    const before = toast()?.id ?? 0;
    outbox.add(BEN, 'one');
    await fail();
    expect(toast()).toMatchObject({ ...notices.messageFailed, id: before + 1 });
    for (let tries = 0; tries < 3; tries += 1) {
      await longPause();
      refuse('internal');
    }
    expect(toast()?.id).toBe(before + 1);
    expect(outbox.items[0]).toMatchObject({ content: 'one', isFailed: false });
  });

  test('says nothing where there is no network: that is shown as offline', async () => {
    const before = toast()?.id;
    post.mockRejectedValue(new TypeError('Failed to fetch'));
    channel.turn('offline');
    outbox.add(BEN, 'one');
    await pauseAll();
    expect(toast()?.id).toBe(before);
  });
});

test('a message that the server cannot understand is refused for good', () => {
  outbox.add(BEN, 'one');
  outbox.add(BEN, 'two');
  refuse('invalid-frame');
  expect(outbox.items.map(({ isFailed }) => isFailed)).toEqual([true, false]);
  expect(channel.sent).toEqual(['one', 'two']);
});

test('a refused message stays with its text until it is sent again or removed', () => {
  outbox.add(BEN, 'one');
  const clientId = outbox.items[0]?.clientId ?? '';
  const refusal = { type: 'error', code: 'not-matched', message: 'No', clientId } as const;
  channel.sendFrame(refusal);
  expect(outbox.items[0]).toMatchObject({ content: 'one', isFailed: true });
  outbox.retry(clientId);
  expect(channel.sent).toEqual(['one', 'one']);
  expect(outbox.items[0]).toMatchObject({ clientId, isFailed: false });
  channel.sendFrame(refusal);
  outbox.remove(clientId);
  expect(contents()).toEqual([]);
});

test('a refused message is not sent on ready, and does not hold up those behind it', async () => {
  channel.turn('offline');
  post.mockRejectedValueOnce(new ApiError(403, 'No', undefined));
  outbox.add(BEN, 'one');
  outbox.add(BEN, 'two');
  await settle();
  expect(outbox.items.map(({ content, isFailed }) => [content, isFailed])).toEqual([['one', true]]);
  expect(posted()).toEqual(['one', 'two']);
  channel.turn('live');
  expect(channel.sent).toEqual([]);
});

test.each([401, 429, 503])('a %i is a matter of time: the message waits', async (status) => {
  channel.turn('offline');
  post.mockRejectedValueOnce(new ApiError(status, 'Later', undefined));
  outbox.add(BEN, 'one');
  await settle();
  expect(outbox.items[0]).toMatchObject({ content: 'one', isFailed: false });
});
