import {
  type ClientFrame,
  LIVE_PATH,
  SILENT_AFTER_MS,
  type ServerFrame,
  closeCodes,
  timing,
} from '@wayfellow/contracts';
import { reportUnauthenticated } from '../api/unauthenticated';

export type LiveStatus = 'live' | 'offline';
type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;
type AnyHandler = (frame: ServerFrame) => void;

const frameIn = (data: unknown): ServerFrame | undefined => {
  try {
    return JSON.parse(String(data)) as ServerFrame;
  } catch {
    return undefined;
  }
};

/**
 * The page's single connection to /ws. It is 'live' from the server's `ready` until the socket closes, and reconnects
 * every 2,000 ms after a drop, and when the server's beat has stopped. It does not queue messages: callers do, and send them on
 * `ready`.
 */
export class LiveChannel {
  #socket: WebSocket | undefined;
  #userId: number | undefined;
  #status: LiveStatus = 'offline';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When it connects again, unless that is put off by then. */
  #dueAt = Infinity;
  readonly #handlers = new Map<string, Set<AnyHandler>>();
  readonly #statusListeners = new Set<() => void>();

  get status(): LiveStatus {
    return this.#status;
  }

  /** The user it is connected as; undefined for visitors. */
  get userId(): number | undefined {
    return this.#userId;
  }

  /** Connects as this user, or disconnects for null. Calling it again with the same user changes nothing. */
  setUser(userId: number | null): void {
    if (this.#userId === (userId ?? undefined)) return;
    this.#userId = userId ?? undefined;
    // Losing the network does not close the socket; without these events the loss would be noticed much later.
    window.addEventListener('offline', this.#lost);
    window.addEventListener('online', this.reconnect);
    // Timers stand still while a device sleeps, and are slow while a page is hidden.
    window.addEventListener('visibilitychange', this.#seen);
    this.reconnect();
  }

  /** Reconnects immediately, for callers that do not want to wait for the next attempt or suspect a dead socket. */
  readonly reconnect = (): void => {
    this.#drop();
    if (this.#userId !== undefined) this.#open();
  };

  /** Sends a frame; false when the channel is down (nothing was sent). */
  send(frame: ClientFrame): boolean {
    if (this.#status !== 'live' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** Calls `handler` for each frame of a type. Returns a function that unsubscribes. */
  on<Type extends ServerFrame['type']>(type: Type, handler: (frame: FrameOf<Type>) => void): () => void {
    const handlers = this.#handlers.get(type) ?? new Set();
    this.#handlers.set(type, handlers.add(handler as AnyHandler));
    return () => handlers.delete(handler as AnyHandler);
  }

  /** Calls `listener` when the status changes. Returns a function that unsubscribes. */
  onStatus(listener: () => void): () => void {
    this.#statusListeners.add(listener);
    return () => this.#statusListeners.delete(listener);
  }

  #setStatus(status: LiveStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    for (const listener of this.#statusListeners) listener();
  }

  #open(): void {
    const socket = new WebSocket(window.location.origin.replace('http', 'ws') + LIVE_PATH);
    this.#socket = socket;
    this.#connectIn(SILENT_AFTER_MS);
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'auth', userId: this.#userId } satisfies Partial<ClientFrame>));
    socket.onmessage = ({ data }) => socket === this.#socket && this.#receive(frameIn(data));
    socket.onclose = ({ code }) => socket === this.#socket && this.#closed(code);
    // A blocked connection may fail without a close event.
    socket.onerror = () => socket === this.#socket && this.#lost();
  }

  #receive(frame: ServerFrame | undefined): void {
    if (!frame) return;
    if (frame.type === 'beat') this.#connectIn(SILENT_AFTER_MS);
    if (frame.type === 'ready') {
      // An older server has no beat.
      this.#connectIn(Infinity);
      this.#setStatus('live');
    }
    for (const handler of [...(this.#handlers.get(frame.type) ?? [])]) handler(frame);
  }

  #closed(code: number): void {
    // An account that may have no channel is not connected again before the user changes.
    this.#drop(code === closeCodes.restricted ? Infinity : timing.reconnectDelayMs);
    // Each code of the application means that somebody else may be signed in, nobody, or the user with another standing.
    if (code >= closeCodes.noSession) reportUnauthenticated();
  }

  readonly #lost = (): void => this.#drop(timing.reconnectDelayMs);

  readonly #seen = (): void => {
    if (Date.now() >= this.#dueAt) this.reconnect();
  };

  #connectIn(ms: number): void {
    this.#dueAt = Date.now() + ms;
    clearTimeout(this.#timer);
    if (ms < Infinity) this.#timer = setTimeout(this.reconnect, ms);
  }

  #drop(connectInMs = Infinity): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#connectIn(connectInMs);
    this.#setStatus('offline');
  }
}

/** The live channel of this page. */
export const liveChannel = new LiveChannel();
