import { type MessageView, notices, problems, timing } from '@wayfellow/contracts';
import { type LiveChannel, ApiError, notifyManager, toast } from '@wayfellow/web';
import { newClientId } from './client-id';
import { type OutboxItem, readOutbox, writeOutbox } from './outbox-storage';

/** No answer for so long means a connection that is dead without having been closed. */
const ANSWER_WITHIN_MS = 15_000;
/** The pause after a first failure; each further one doubles it, up to the offline poll. */
const FIRST_PAUSE_MS = 1_000;

/** Whether sending the same again can never help. Signed out or too fast is a matter of time. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** Half of it is left to chance, so that an outage does not end with everybody sending at the same moment. */
const pauseMs = (failures: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), timing.offlinePollMs) * (1 - Math.random() / 2);

interface OutboxDeps {
  userId: number;
  channel: Pick<LiveChannel, 'status' | 'userId' | 'send' | 'on' | 'onStatus' | 'reconnect'>;
  /** The plain request path. Throws ApiError, or TypeError when the network is down. */
  post: (item: OutboxItem, signal: AbortSignal) => Promise<MessageView>;
  /** Told each message that the plain path stored. */
  onPosted: (message: MessageView) => void;
}

/** What has to come before anything else is sent: the answer to the message on its way, or the end of a pause. */
interface Wait {
  /** The message on its way; undefined in a pause. */
  clientId?: string;
  timer: ReturnType<typeof setTimeout>;
  request: AbortController;
}

/**
 * The messages a user wrote and the server has not confirmed, in order. One is on its way at a time, always the oldest,
 * so that none can overtake another whatever fails in between:
 *
 *     send the oldest ── confirmed, or refused for good ──→ send the next
 *            ↑        └─ refused for the moment, no network ──→ pause ─┐
 *            └────────────────────────────────────────────────────────┘
 *
 * It goes as a frame while the channel is live and by a plain request while it is down; when that changes it goes again
 * at once, with the same clientId. An item leaves the outbox only when the server's own copy of it was seen.
 */
export class Outbox {
  #items: readonly OutboxItem[];
  #isRunning = false;
  #wait: Wait | undefined;
  /** Failures since the last confirmation. */
  #failures = 0;
  /** The messages whose author was told that they were refused for the moment. */
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

  /** Calls `listener` after each change. Returns the way to stop it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Begins to deliver. Returns the way to stop: after that nothing is sent and no timer runs. */
  start(): () => void {
    const { channel } = this.#deps;
    const stops = [
      channel.on('ready', () => this.sendNow()),
      channel.on('new_message', ({ message }) => this.acknowledge([message])),
      channel.on('error', ({ code, clientId }) => this.#refused(clientId, problems[code]?.status ?? 500)),
      channel.onStatus(() => channel.status === 'offline' && this.sendNow()),
    ];
    this.#isRunning = true;
    // On a page that was just loaded the channel is about to become live.
    if (channel.status === 'live') this.sendNow();
    else this.#waitFor(FIRST_PAUSE_MS, () => this.sendNow());
    return () => {
      this.#isRunning = false;
      this.#endWait();
      stops.forEach((stop) => stop());
    };
  }

  /** Takes a message over and sends it in its turn. `content` is trimmed already. */
  add(receiverId: number, content: string): void {
    const writtenAt = new Date().toISOString();
    const item = { clientId: newClientId(), receiverId, content, writtenAt, isFailed: false };
    this.#change([...this.#items, item]);
    if (!this.#wait) this.sendNow();
  }

  /** Sends a refused message again, behind what waits. */
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

  /** Drops what the server was seen to have, and goes on with the next. */
  acknowledge(messages: readonly MessageView[]): void {
    const stored = new Set(messages.map(({ clientId }) => clientId));
    const left = this.#items.filter(({ clientId }) => !stored.has(clientId));
    if (left.length === this.#items.length) return;
    this.#failures = 0;
    this.#change(left);
    this.sendNow();
  }

  /** Ends any wait, for an answer or of a pause, and sends the oldest message. */
  sendNow(): void {
    this.#endWait();
    const item = this.#items.find(({ isFailed }) => !isFailed);
    const { channel, userId } = this.#deps;
    if (!item || !this.#isRunning || channel.userId !== userId) return;
    if (channel.status === 'offline') return void this.#post(item);
    const { clientId, receiverId, content } = item;
    this.#waitFor(ANSWER_WITHIN_MS, () => channel.reconnect(), clientId);
    // A socket that closes at this moment takes nothing; its close says 'offline', and it goes again.
    channel.send({ type: 'chat_message', receiverId, content, clientId });
  }

  async #post(item: OutboxItem): Promise<void> {
    const { post, onPosted } = this.#deps;
    const { signal } = this.#waitFor(ANSWER_WITHIN_MS, () => this.#pause(), item.clientId);
    try {
      const message = await post(item, signal);
      if (signal.aborted) return;
      onPosted(message);
      this.acknowledge([{ ...message, clientId: item.clientId }]);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError) this.#refused(item.clientId, error.status);
      else this.#pause();
    }
  }

  #refused(clientId: string | undefined, status: number): void {
    // An answer to an earlier try says nothing about the one on its way.
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

  /** Waits instead of whatever was waited for until now. The signal is aborted when the wait is over. */
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
    // Told in the cache's own order, so that a message never leaves the screen before the server's copy is on it.
    notifyManager.schedule(() => this.#listeners.forEach((listener) => listener()));
  }
}
