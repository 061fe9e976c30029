import { type ClientFrame, notices, problems, timing } from '@wayfellow/contracts';
import { type LiveChannel, ApiError, notifyManager, toast } from '@wayfellow/web';
import { newClientId } from './client-id';
import { type OutboxItem, type Recipient, readOutbox, writeOutbox } from './outbox-storage';

/** After this long without an answer, the connection is considered dead even if it was not closed. */
const ANSWER_WITHIN_MS = 15_000;
/** The pause after the first failure; each further failure doubles it, up to the offline poll interval. */
const FIRST_PAUSE_MS = 1_000;

/** Whether sending again cannot help. 401 and 429 are temporary. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** With up to 50 % jitter, so that clients do not all retry at the same time after an outage. */
const pauseMs = (failures: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), timing.offlinePollMs) * (1 - Math.random() / 2);

/** What the server says of a message that it stored. */
interface Stored {
  clientId?: string;
}

const frameOf = ({ receiverId, conversationId, content, clientId }: OutboxItem): ClientFrame =>
  receiverId === undefined
    ? { type: 'group_message', conversationId, content, clientId }
    : { type: 'chat_message', receiverId, content, clientId };

interface OutboxDeps {
  userId: number;
  channel: Pick<LiveChannel, 'status' | 'userId' | 'send' | 'on' | 'onStatus' | 'reconnect'>;
  /**
   * Sends by HTTP request, and puts the server's copy into the conversation unless `signal` was aborted. Throws ApiError, or
   * TypeError when the network is down.
   */
  post: (item: OutboxItem, signal: AbortSignal) => Promise<void>;
}

/** What the next send waits for: the answer to the message in flight, or the end of a pause. */
interface Wait {
  /** The message in flight; undefined during a pause. */
  clientId?: string;
  timer: ReturnType<typeof setTimeout>;
  request: AbortController;
}

/**
 * The messages of a user that the server has not confirmed, in order. One is in flight at a time, always the oldest, so
 * that the order is kept whatever fails in between:
 *
 *     send the oldest ── confirmed, or refused for good ──→ send the next
 *            ↑        └─ refused for the moment, no network ──→ pause ─┐
 *            └────────────────────────────────────────────────────────┘
 *
 * It is sent as a frame while the channel is live and by HTTP request while it is down; when that changes it is sent
 * again immediately, with the same clientId. An item leaves the outbox only once the server's copy has been received.
 */
export class Outbox {
  #items: readonly OutboxItem[];
  #isRunning = false;
  #wait: Wait | undefined;
  /** Failures since the last confirmation. */
  #failures = 0;
  /** The messages for which a temporary refusal was already reported to the user. */
  readonly #announced = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #deps: OutboxDeps;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
    this.#items = readOutbox(deps.userId);
  }

  get items(): readonly OutboxItem[] {
    return this.#items;
  }

  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Starts sending. Returns a function that stops it: after that nothing is sent and no timer runs. */
  start(): () => void {
    const { channel } = this.#deps;
    const stops = [
      channel.on('ready', () => this.sendNow()),
      channel.on('new_message', ({ message }) => this.acknowledge([message])),
      channel.on('new_group_message', ({ message }) => this.acknowledge([message])),
      channel.on('error', ({ code, clientId }) => this.#refused(clientId, problems[code]?.status ?? 500)),
      channel.onStatus(() => channel.status === 'offline' && this.sendNow()),
    ];
    this.#isRunning = true;
    // On a freshly loaded page, the channel is about to become live.
    if (channel.status === 'live') this.sendNow();
    else this.#waitFor(FIRST_PAUSE_MS, () => this.sendNow());
    return () => {
      this.#isRunning = false;
      this.#endWait();
      stops.forEach((stop) => stop());
    };
  }

  /** Queues a message. `content` must be trimmed. */
  add(to: Recipient, content: string): void {
    const writtenAt = new Date().toISOString();
    const item = { ...to, clientId: newClientId(), content, writtenAt, isFailed: false };
    this.#change([...this.#items, item]);
    if (!this.#wait) this.sendNow();
  }

  /** Queues a refused message again, at the end. */
  retry(clientId: string): void {
    const item = this.#items.find((each) => each.clientId === clientId);
    if (!item) return;
    this.#change([...this.#without(clientId), { ...item, isFailed: false }]);
    if (!this.#wait) this.sendNow();
  }

  /** Drops a refused message. */
  remove(clientId: string): void {
    this.#change(this.#without(clientId));
  }

  /** Removes messages that the server has stored, and sends the next. */
  acknowledge(messages: readonly Stored[]): void {
    const stored = new Set(messages.map(({ clientId }) => clientId));
    const left = this.#items.filter(({ clientId }) => !stored.has(clientId));
    if (left.length === this.#items.length) return;
    this.#failures = 0;
    this.#change(left);
    this.sendNow();
  }

  /** Ends the current wait or pause, and sends the oldest message. */
  sendNow(): void {
    this.#endWait();
    const item = this.#items.find(({ isFailed }) => !isFailed);
    const { channel, userId } = this.#deps;
    if (!item || !this.#isRunning || channel.userId !== userId) return;
    if (channel.status === 'offline') return void this.#post(item);
    this.#waitFor(ANSWER_WITHIN_MS, () => channel.reconnect(), item.clientId);
    // If the socket is closing, nothing is sent; its close event sets 'offline', which sends the message again.
    channel.send(frameOf(item));
  }

  async #post(item: OutboxItem): Promise<void> {
    const { signal } = this.#waitFor(ANSWER_WITHIN_MS, () => this.#pause(), item.clientId);
    try {
      await this.#deps.post(item, signal);
      if (!signal.aborted) this.acknowledge([item]);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError) this.#refused(item.clientId, error.status);
      else this.#pause();
    }
  }

  #refused(clientId: string | undefined, status: number): void {
    // Ignore answers to earlier attempts.
    if (clientId === undefined || clientId !== this.#wait?.clientId) return;
    if (isFinal(status)) return this.#fail(clientId);
    this.#pause();
    if (this.#announced.has(clientId)) return;
    this.#announced.add(clientId);
    toast(notices.messageFailed);
  }

  #fail(clientId: string): void {
    this.#change(
      this.#items.map((item) => (item.clientId === clientId ? { ...item, isFailed: true } : item)),
    );
    toast(notices.messageFailed);
    this.sendNow();
  }

  #pause(): void {
    this.#failures += 1;
    this.#waitFor(pauseMs(this.#failures), () => this.sendNow());
  }

  /** Replaces the current wait. The signal is aborted when the wait is over. */
  #waitFor(ms: number, tooLate: () => void, clientId?: string): AbortController {
    this.#endWait();
    const request = new AbortController();
    this.#wait = { clientId, timer: setTimeout(tooLate, ms), request };
    return request;
  }

  #endWait(): void {
    clearTimeout(this.#wait?.timer);
    this.#wait?.request.abort();
    this.#wait = undefined;
  }

  #without(clientId: string): readonly OutboxItem[] {
    return this.#items.filter((item) => item.clientId !== clientId);
  }

  #change(items: readonly OutboxItem[]): void {
    this.#items = items;
    writeOutbox(this.#deps.userId, items);
    // Scheduled with the cache's notifications, so that a message never disappears before the server's copy is shown.
    notifyManager.schedule(() => this.#listeners.forEach((listener) => listener()));
  }
}
