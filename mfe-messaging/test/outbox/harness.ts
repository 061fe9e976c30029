import type { ClientFrame, ProblemCode, ServerFrame } from '@wayfellow/contracts';
import { timing } from '@wayfellow/contracts';
import { type LiveStatus } from '@wayfellow/web';
import { Outbox } from '../../src/features/thread/outbox/outbox';
import type { OutboxItem } from '../../src/features/thread/outbox/outbox-storage';

const ME = 7;
const BEN_ID = 2;
export const BEN = { receiverId: BEN_ID };
export const GROUP = { conversationId: 5 };

/** A channel whose status and frames the test controls. */
class FakeChannel {
  status: LiveStatus = 'live';
  userId: number | undefined = ME;
  /** The messages sent, and their contents. */
  frames: ClientFrame[] = [];
  sent: string[] = [];
  reconnect = jest.fn();
  private readonly handlers = new Map<string, (frame: never) => void>();
  private statusListener = () => {};

  send(frame: ClientFrame) {
    if (this.status !== 'live') return false;
    if (frame.type === 'chat_message' || frame.type === 'group_message') {
      this.frames.push(frame);
      this.sent.push(frame.content);
    }
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

const storedFrame = ({ clientId, content, conversationId }: OutboxItem): ServerFrame => {
  const message = { id: 1, senderId: ME, content, createdAt: '2027-03-24T18:04:00.000Z', clientId };
  if (conversationId !== undefined)
    return { type: 'new_group_message', message: { ...message, conversationId, kind: 'text' } };
  return { type: 'new_message', message: { ...message, receiverId: BEN_ID, read: false, readAt: null } };
};

export let channel: FakeChannel;
export let post: jest.Mock<Promise<void>, [OutboxItem, AbortSignal?]>;
export let outbox: Outbox;
export let stop: () => void;

export const begin = () => {
  outbox = new Outbox({ userId: ME, channel, post });
  stop = outbox.start();
};
export const contents = () => outbox.items.map(({ content }) => content);
export const posted = () => post.mock.calls.map(([{ content }]) => content);
export const settle = () => jest.advanceTimersByTimeAsync(0);
export const acknowledge = (index: number) =>
  channel.sendFrame(storedFrame(outbox.items[index] as OutboxItem));
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
  post = jest.fn(async (_item: OutboxItem, _signal?: AbortSignal) => undefined);
  begin();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});
