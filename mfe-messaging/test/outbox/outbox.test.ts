import { timing } from '@wayfellow/contracts';
import {
  BEN,
  GROUP,
  acknowledge,
  begin,
  channel,
  contents,
  outbox,
  post,
  posted,
  refuse,
  settle,
  stop,
} from './harness';

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

test('while offline messages go by plain requests, in order, one at a time', async () => {
  channel.turn('offline');
  let answer = () => {};
  post.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  outbox.add(BEN, 'one');
  outbox.add(BEN, 'two');
  await settle();
  expect(posted()).toEqual(['one']);
  answer();
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

test('messages to a group and to a traveler leave one after the other, each to its recipient', async () => {
  outbox.add(GROUP, 'one');
  outbox.add(BEN, 'two');
  expect(channel.frames).toMatchObject([{ type: 'group_message', ...GROUP, content: 'one' }]);
  acknowledge(0);
  expect(channel.frames[1]).toMatchObject({ type: 'chat_message', ...BEN, content: 'two' });
  expect(contents()).toEqual(['two']);
});

test('a message to a group waits for its copy, and outlives a reload of the page', () => {
  outbox.add(GROUP, 'one');
  stop();
  begin();
  expect(channel.frames.map((frame) => 'clientId' in frame && frame.clientId)).toEqual([
    outbox.items[0]?.clientId,
    outbox.items[0]?.clientId,
  ]);
  acknowledge(0);
  expect(contents()).toEqual([]);
});
