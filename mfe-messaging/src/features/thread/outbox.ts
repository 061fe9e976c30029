import { type MessageView, type ProblemCode, notices, problems, timing } from '@wayfellow/contracts';
import { type LiveChannel, ApiError, notifyManager, toast } from '@wayfellow/web';
import { newClientId } from './client-id';
import { type OutboxItem, readOutbox, writeOutbox } from './outbox-storage';

/** No answer for so long means a connection that is dead without having been closed. */
const ANSWER_WITHIN_MS = 15_000;

/** Whether sending the same again can never help. Signed out or too fast is a matter of time. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429;

interface Surroundings {
  userId: number;
  channel: Pick<LiveChannel, 'status' | 'userId' | 'send' | 'on' | 'onStatus' | 'reconnect'>;
  /** The plain request path. Throws ApiError, or TypeError when the network is down. */
  post: (item: OutboxItem) => Promise<MessageView>;
  /** Told each message that the plain path stored. */
  onPosted: (message: MessageView) => void;
}

/**
 * The messages a user wrote and the server has not confirmed, in order. While the channel is live they go as frames, all
 * of them again on each `ready`; while it is down by plain requests, one after another. An item leaves the outbox when
 * the server's own copy of it was seen, and only then.
 */
export class Outbox {
  #items: readonly OutboxItem[];
  #isPosting = false;
  /** When an item last went out as a frame, in ms. */
  readonly #framedAt = new Map<string, number>();
  #poll: ReturnType<typeof setInterval> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#items = readOutbox(around.userId);
  }

  get items(): readonly OutboxItem[] {
    return this.#items;
  }

  /** Calls `listener` after each change. Returns the way to stop it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Begins to deliver. Returns the way to stop. */
  start(): () => void {
    const { channel } = this.#around;
    const stops = [
      channel.on('ready', () => this.#sendAll()),
      channel.on('new_message', ({ message }) => this.acknowledge([message])),
      channel.on('error', ({ code, clientId }) => clientId && this.#refused(clientId, code)),
      channel.onStatus(() => this.#statusChanged()),
      () => clearInterval(this.#poll),
      () => clearTimeout(this.#watch),
    ];
    this.#pollWhileOffline();
    return () => stops.forEach((stop) => stop());
  }

  /** Takes a message over and sends it as soon as it can. `content` is trimmed already. */
  add(receiverId: number, content: string): void {
    const writtenAt = new Date().toISOString();
    const item = { clientId: newClientId(), receiverId, content, writtenAt, isFailed: false };
    this.#change([...this.#items, item]);
    this.#send(item);
  }

  /** Sends a refused message again, behind what waits. */
  retry(clientId: string): void {
    const item = this.#items.find((each) => each.clientId === clientId);
    if (!item) return;
    const again = { ...item, isFailed: false };
    this.#change([...this.#without(clientId), again]);
    this.#send(again);
  }

  remove(clientId: string): void {
    this.#change(this.#without(clientId));
  }

  /** Drops what the server was seen to have. */
  acknowledge(messages: readonly MessageView[]): void {
    const stored = new Set(messages.map(({ clientId }) => clientId));
    const left = this.#items.filter(({ clientId }) => !stored.has(clientId));
    if (left.length !== this.#items.length) this.#change(left);
  }

  /** Sends what waits by plain requests, in order, until one fails or the channel is live again. */
  async postAll(): Promise<void> {
    if (this.#isPosting) return;
    this.#isPosting = true;
    for (let item = this.#firstToPost(); item; item = this.#firstToPost())
      if (!(await this.#post(item))) break;
    this.#isPosting = false;
  }

  get #isOurs(): boolean {
    return this.#around.channel.userId === this.#around.userId;
  }

  #without(clientId: string): readonly OutboxItem[] {
    return this.#items.filter((item) => item.clientId !== clientId);
  }

  #waiting(): readonly OutboxItem[] {
    return this.#items.filter(({ isFailed }) => !isFailed);
  }

  #firstToPost(): OutboxItem | undefined {
    return this.#around.channel.status === 'offline' && this.#isOurs ? this.#waiting()[0] : undefined;
  }

  #send(item: OutboxItem): void {
    if (this.#frame(item)) this.#watchAnswers();
    else void this.postAll();
  }

  #sendAll(): void {
    if (!this.#isOurs) return;
    for (const item of this.#waiting()) this.#frame(item);
    this.#watchAnswers();
  }

  #frame({ clientId, receiverId, content }: OutboxItem): boolean {
    const { channel } = this.#around;
    if (!this.#isOurs || !channel.send({ type: 'chat_message', receiverId, content, clientId })) return false;
    this.#framedAt.set(clientId, Date.now());
    return true;
  }

  async #post(item: OutboxItem): Promise<boolean> {
    try {
      const message = await this.#around.post(item);
      this.#around.onPosted(message);
      this.#change(this.#without(item.clientId));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && isFinal(error.status))) return false;
      this.#fail(item.clientId);
      return true;
    }
  }

  #refused(clientId: string, code: ProblemCode): void {
    if (isFinal(problems[code]?.status ?? 500)) return this.#fail(clientId);
    // The server could not take it just now: it stays in its place and goes again with the rest.
    setTimeout(() => this.#sendAll(), timing.offlinePollMs);
  }

  #fail(clientId: string): void {
    if (!this.#items.some((item) => item.clientId === clientId)) return;
    this.#change(
      this.#items.map((item) => (item.clientId === clientId ? { ...item, isFailed: true } : item)),
    );
    toast(notices.messageFailed);
  }

  #statusChanged(): void {
    this.#pollWhileOffline();
    if (this.#around.channel.status === 'offline') void this.postAll();
  }

  #pollWhileOffline(): void {
    clearInterval(this.#poll);
    if (this.#around.channel.status === 'offline')
      this.#poll = setInterval(() => void this.postAll(), timing.offlinePollMs);
  }

  #watchAnswers(): void {
    if (this.#watch !== undefined || !this.#waiting().length) return;
    this.#watch = setTimeout(() => {
      this.#watch = undefined;
      const overdue = Date.now() - ANSWER_WITHIN_MS;
      const isOverdue = ({ clientId }: OutboxItem) => (this.#framedAt.get(clientId) ?? Infinity) <= overdue;
      if (this.#isOurs && this.#waiting().some(isOverdue)) this.#around.channel.reconnect();
      else this.#watchAnswers();
    }, ANSWER_WITHIN_MS);
  }

  #change(items: readonly OutboxItem[]): void {
    this.#items = items;
    writeOutbox(this.#around.userId, items);
    // Told in the cache's own order, so that a message never leaves the screen before the server's copy is on it.
    notifyManager.schedule(() => this.#listeners.forEach((listener) => listener()));
  }
}
