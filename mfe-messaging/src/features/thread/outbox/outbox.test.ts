import type { ClientFrame, MessageView, ProblemCode, ServerFrame } from '@wayfellow/contracts';
import { notices, timing } from '@wayfellow/contracts';
import { ApiError, type LiveStatus, useToast } from '@wayfellow/web';
import { renderHook } from '@testing-library/react';
import { Outbox } from './outbox';
import type { OutboxItem } from './outbox-storage';

const ME = 7;
const BEN = 2;

/** A channel whose state and frames the test decides. */
class FakeChannel {
  status: LiveStatus = 'live';
  userId: number | undefined = ME;
  sent: string[] = [];
  reconnect = jest.fn();
  private readonly handlers = new Map<string, (frame: never) => void>();
  private statusListener = () => {};

  send(frame: ClientFrame) {
    if (this.status !== 'live') return false;
    if (frame.type === 'chat_message') this.sent.push(frame.content);
    return true;
  }
  on(type: string, handler: (frame: never) => void) {
    this.handlers.set(type, handler);
    return () => {};
  }
  onStatus(listener: () => void) {
    this.statusListener = listener;
    return () => {};
  }
  turn(status: LiveStatus) {
    this.status = status;
    this.statusListener();
    if (status === 'live') this.say({ type: 'ready' });
  }
  say(frame: ServerFrame) {
    this.handlers.get(frame.type)?.(frame as never);
  }
}

const stored = ({ clientId, content }: OutboxItem): MessageView => ({
  id: 1,
  senderId: ME,
  receiverId: BEN,
  content,
  read: false,
  readAt: null,
  createdAt: '2027-03-24T18:04:00.000Z',
  clientId,
});

let channel: FakeChannel;
let post: jest.Mock<Promise<MessageView>, [OutboxItem, AbortSignal?]>;
let outbox: Outbox;
let stop: () => void;

const begin = () => {
  outbox = new Outbox({ userId: ME, channel, post, onPosted: () => {} });
  stop = outbox.start();
};
const contents = () => outbox.items.map(({ content }) => content);
const posted = () => post.mock.calls.map(([{ content }]) => content);
const settle = () => jest.advanceTimersByTimeAsync(0);
const acknowledge = (index: number) =>
  channel.say({ type: 'new_message', message: stored(outbox.items[index] as OutboxItem) });
const refuse = (code: ProblemCode, index = 0) =>
  channel.say({ type: 'error', code, message: 'No', clientId: outbox.items[index]?.clientId });
/** The longest pause there is, so that whatever waits for the end of one has gone. */
const longPause = () => jest.advanceTimersByTimeAsync(timing.offlinePollMs);
const pauseAll = async () => {
  for (let pauses = 0; pauses < 10; pauses += 1) await longPause();
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  channel = new FakeChannel();
  post = jest.fn(async (item: OutboxItem) => stored(item));
  begin();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('while live a message goes as a frame, and is sent only when it came back', () => {
  outbox.add(BEN, 'one');
  expect(channel.sent).toEqual(['one']);
  expect(contents()).toEqual(['one']);
  acknowledge(0);
  expect(contents()).toEqual([]);
});

test('what was not confirmed before a drop is sent on ready, in order, once, with the same clientId', async () => {
  post.mockRejectedValue(new TypeError('Failed to fetch'));
  outbox.add(BEN, 'one');
  outbox.add(BEN, 'two');
  const clientIds = outbox.items.map(({ clientId }) => clientId);
  acknowledge(0);
  channel.turn('offline');
  outbox.add(BEN, 'three');
  await settle();
  channel.sent = [];
  channel.turn('live');
  expect(outbox.items[0]?.clientId).toBe(clientIds[1]);
  acknowledge(0);
  acknowledge(0);
  expect(channel.sent).toEqual(['two', 'three']);
});

test('the next message goes when the one before it came back: none can overtake another', () => {
  for (const content of ['one', 'two', 'three']) outbox.add(BEN, content);
  expect(channel.sent).toEqual(['one']);
  acknowledge(0);
  expect(channel.sent).toEqual(['one', 'two']);
  acknowledge(0);
  expect(channel.sent).toEqual(['one', 'two', 'three']);
});

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

test.each([
  ['before an answer', () => undefined],
  ['in a pause', () => refuse('unavailable')],
  ['while a plain request runs', () => channel.turn('offline')],
])('nothing runs after it was stopped %s', async (_when, until) => {
  post.mockImplementation(
    (_item, signal) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new TypeError('aborted')))),
  );
  outbox.add(BEN, 'one');
  until();
  const sent = channel.sent.length;
  stop();
  await settle();
  expect(jest.getTimerCount()).toBe(0);
  outbox.add(BEN, 'two');
  expect(channel.sent).toHaveLength(sent);
  expect(contents()).toEqual(['one', 'two']);
});

test('a message that the server cannot understand is refused for good', () => {
  outbox.add(BEN, 'one');
  outbox.add(BEN, 'two');
  refuse('invalid-frame');
  expect(outbox.items.map(({ isFailed }) => isFailed)).toEqual([true, false]);
  expect(channel.sent).toEqual(['one', 'two']);
});

test('while offline messages go by plain requests, in order, one at a time', async () => {
  channel.turn('offline');
  let answer = (_: MessageView) => {};
  post.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  outbox.add(BEN, 'one');
  outbox.add(BEN, 'two');
  await settle();
  expect(posted()).toEqual(['one']);
  answer(stored(outbox.items[0] as OutboxItem));
  await settle();
  expect(posted()).toEqual(['one', 'two']);
  expect(contents()).toEqual([]);
});

test('without a network messages wait, and are tried again with each poll', async () => {
  channel.turn('offline');
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  outbox.add(BEN, 'one');
  await settle();
  expect(contents()).toEqual(['one']);
  expect(outbox.items[0]?.isFailed).toBe(false);
  await jest.advanceTimersByTimeAsync(timing.offlinePollMs);
  expect(contents()).toEqual([]);
});

test('a refused message stays with its text until it is sent again or removed', () => {
  outbox.add(BEN, 'one');
  const clientId = outbox.items[0]?.clientId ?? '';
  const refusal = { type: 'error', code: 'not-matched', message: 'No', clientId } as const;
  channel.say(refusal);
  expect(outbox.items[0]).toMatchObject({ content: 'one', isFailed: true });
  outbox.retry(clientId);
  expect(channel.sent).toEqual(['one', 'one']);
  expect(outbox.items[0]).toMatchObject({ clientId, isFailed: false });
  channel.say(refusal);
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

test('it outlives a reload of the page', () => {
  outbox.add(BEN, 'one');
  stop();
  begin();
  expect(contents()).toEqual(['one']);
  expect(channel.sent).toEqual(['one', 'one']);
});

test("nothing is sent on somebody else's connection", async () => {
  channel.turn('offline');
  channel.userId = 8;
  outbox.add(BEN, 'one');
  channel.turn('live');
  await settle();
  expect(channel.sent).toEqual([]);
  expect(posted()).toEqual([]);
  expect(contents()).toEqual(['one']);
});

test('a live channel that never answers is given up for a new one', () => {
  outbox.add(BEN, 'one');
  jest.advanceTimersByTime(30_000);
  expect(channel.reconnect).toHaveBeenCalled();
});
