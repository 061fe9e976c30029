import { BEAT_EVERY_MS, SILENT_AFTER_MS, closeCodes, timing } from '@wayfellow/contracts';
import { LiveChannel } from './live-channel';
import { onUnauthenticated } from '../api/unauthenticated';

class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  onerror?: () => void;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  send(data: string) {
    this.sent.push(JSON.parse(data));
  }

  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  sendFrame(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  close(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const latest = () => FakeSocket.opened.at(-1) as FakeSocket;

const channels: LiveChannel[] = [];
const newChannel = () => {
  const channel = new LiveChannel();
  channels.push(channel);
  return channel;
};

const connected = () => {
  const channel = newChannel();
  channel.setUser(7);
  latest().open();
  latest().sendFrame({ type: 'ready' });
  return channel;
};

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.opened = [];
  Object.assign(globalThis, { WebSocket: FakeSocket });
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.setUser(null);
  jest.useRealTimers();
});

test('it says who it is on open, and is live from ready on', () => {
  const channel = newChannel();
  channel.setUser(7);
  expect(latest().url).toBe('ws://localhost/ws');
  latest().open();
  expect(latest().sent).toEqual([{ type: 'auth', userId: 7 }]);
  expect(channel.status).toBe('offline');
  latest().sendFrame({ type: 'ready' });
  expect(channel.status).toBe('live');
});

test('while it is down nothing is sent, and the caller is told', () => {
  const channel = connected();
  expect(channel.send({ type: 'typing', receiverId: 2, isTyping: true })).toBe(true);
  latest().close();
  expect(channel.status).toBe('offline');
  expect(channel.send({ type: 'typing', receiverId: 2, isTyping: true })).toBe(false);
});

test('after a drop it tries again every 2,000 ms', () => {
  connected();
  for (const attempt of [2, 3]) {
    latest().close();
    jest.advanceTimersByTime(timing.reconnectDelayMs - 1);
    expect(FakeSocket.opened).toHaveLength(attempt - 1);
    jest.advanceTimersByTime(1);
    expect(FakeSocket.opened).toHaveLength(attempt);
  }
});

test.each([
  ['before it opened', () => undefined],
  ['while it was live', () => (latest().open(), latest().sendFrame({ type: 'ready' }))],
])('a socket that fails %s and never closes is given up, and another tried once', (_when, begin) => {
  const channel = newChannel();
  channel.setUser(7);
  begin();
  const failed = latest();
  failed.onerror?.();
  expect(channel.status).toBe('offline');
  jest.advanceTimersByTime(timing.reconnectDelayMs);
  expect(FakeSocket.opened).toHaveLength(2);
  // A late close event of the failed socket must not affect its replacement.
  failed.close();
  jest.advanceTimersByTime(10 * timing.reconnectDelayMs);
  expect(FakeSocket.opened).toHaveLength(2);
});

test.each([4401, 4403])('close code %i is told, and it tries again unless the user is signed out', (code) => {
  const told = jest.fn();
  const stop = onUnauthenticated(told);
  const channel = connected();
  latest().close(code);
  expect(told).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(timing.reconnectDelayMs);
  expect(FakeSocket.opened).toHaveLength(2);
  latest().close(code);
  channel.setUser(null);
  jest.advanceTimersByTime(10 * timing.reconnectDelayMs);
  expect(FakeSocket.opened).toHaveLength(2);
  stop();
});

test('frames reach the handlers of their type, until those stop; unknown ones and nonsense are ignored', () => {
  const channel = connected();
  const heard = jest.fn();
  const stop = channel.on('typing_indicator', heard);
  latest().sendFrame({ type: 'typing_indicator', senderId: 2, isTyping: true });
  latest().sendFrame({ type: 'tomorrow' });
  latest().onmessage?.({ data: '{' });
  stop();
  latest().sendFrame({ type: 'typing_indicator', senderId: 2, isTyping: false });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('signing out disconnects and does not come back; an old socket is not heard any more', () => {
  const channel = connected();
  const old = latest();
  channel.setUser(null);
  old.sendFrame({ type: 'ready' });
  jest.advanceTimersByTime(10 * timing.reconnectDelayMs);
  expect(channel.status).toBe('offline');
  expect(FakeSocket.opened).toHaveLength(1);
});

test('a network that went away makes it offline at once, and it keeps trying', () => {
  const channel = connected();
  window.dispatchEvent(new Event('offline'));
  expect(channel.status).toBe('offline');
  jest.advanceTimersByTime(timing.reconnectDelayMs);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('a network that came back, or a wish to retry, connects without waiting', () => {
  const channel = connected();
  latest().close();
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(2);
  channel.reconnect();
  expect(FakeSocket.opened).toHaveLength(3);
  jest.advanceTimersByTime(10 * timing.reconnectDelayMs);
  expect(FakeSocket.opened).toHaveLength(3);
});

test('a restricted account is told to all listeners, and is not connected again', () => {
  const told = jest.fn();
  const stop = onUnauthenticated(told);
  connected();
  latest().close(closeCodes.restricted);
  expect(told).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10 * timing.reconnectDelayMs);
  expect(FakeSocket.opened).toHaveLength(1);
  stop();
});

describe('a connection that dies without a close', () => {
  const beat = () => latest().sendFrame({ type: 'beat' });

  test('is replaced once the heartbeat has stopped, and not while it goes on', () => {
    const channel = connected();
    beat();
    for (let beats = 0; beats < 10; beats += 1) {
      jest.advanceTimersByTime(BEAT_EVERY_MS);
      beat();
    }
    jest.advanceTimersByTime(SILENT_AFTER_MS - 1);
    expect(FakeSocket.opened).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(channel.status).toBe('offline');
  });

  test('is replaced at once when its page is seen again after a sleep, in which no timer ran', () => {
    connected();
    beat();
    jest.setSystemTime(Date.now() + SILENT_AFTER_MS - 1);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.opened).toHaveLength(1);
    jest.setSystemTime(Date.now() + 1);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('is replaced when another network was found, also where the loss of the first was not noticed', () => {
    connected();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('is given up before it was ever ready, too', () => {
    newChannel().setUser(7);
    jest.advanceTimersByTime(SILENT_AFTER_MS);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test.each([
    ['of a server that is older and has no heartbeat', () => connected()],
    ['of who was signed out', () => (connected(), beat(), channels.at(-1)?.setUser(null))],
    ['of a restricted account', () => (connected(), beat(), latest().close(closeCodes.restricted))],
  ])('is not looked for in the silence %s', (_whose, begin) => {
    begin();
    jest.advanceTimersByTime(10 * SILENT_AFTER_MS);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.opened).toHaveLength(1);
  });
});
