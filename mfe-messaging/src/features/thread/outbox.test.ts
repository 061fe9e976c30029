import type { ClientFrame, MessageView, ServerFrame } from '@wayfellow/contracts';
import { timing } from '@wayfellow/contracts';
import { ApiError, type LiveStatus } from '@wayfellow/web';
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
let post: jest.Mock<Promise<MessageView>, [OutboxItem]>;
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
  expect(channel.sent).toEqual(['two', 'three']);
  expect(outbox.items[0]?.clientId).toBe(clientIds[1]);
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
  channel.turn('live');
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
