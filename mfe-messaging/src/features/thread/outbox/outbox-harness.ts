import type { ClientFrame, MessageView, ProblemCode, ServerFrame } from '@wayfellow/contracts';
import { timing } from '@wayfellow/contracts';
import { type LiveStatus } from '@wayfellow/web';
import { Outbox } from './outbox';
import type { OutboxItem } from './outbox-storage';

const ME = 7;
export const BEN = 2;

/** A channel whose status and frames the test controls. */
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
    if (status === 'live') this.sendFrame({ type: 'ready' });
  }
  sendFrame(frame: ServerFrame) {
    this.handlers.get(frame.type)?.(frame as never);
  }
}

export const stored = ({ clientId, content }: OutboxItem): MessageView => ({
  id: 1,
  senderId: ME,
  receiverId: BEN,
  content,
  read: false,
  readAt: null,
  createdAt: '2027-03-24T18:04:00.000Z',
  clientId,
});

export let channel: FakeChannel;
export let post: jest.Mock<Promise<MessageView>, [OutboxItem, AbortSignal?]>;
export let outbox: Outbox;
export let stop: () => void;

export const begin = () => {
  outbox = new Outbox({ userId: ME, channel, post, onPosted: () => {} });
  stop = outbox.start();
};
export const contents = () => outbox.items.map(({ content }) => content);
export const posted = () => post.mock.calls.map(([{ content }]) => content);
export const settle = () => jest.advanceTimersByTimeAsync(0);
export const acknowledge = (index: number) =>
  channel.sendFrame({ type: 'new_message', message: stored(outbox.items[index] as OutboxItem) });
export const refuse = (code: ProblemCode, index = 0) =>
  channel.sendFrame({ type: 'error', code, message: 'No', clientId: outbox.items[index]?.clientId });
/** Advances by the longest pause, so that any pending retry has run. */
export const longPause = () => jest.advanceTimersByTimeAsync(timing.offlinePollMs);
export const pauseAll = async () => {
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
