import { randomUUID } from 'node:crypto';
import { type MessageView, type ServerFrame, endpoints, limits, urlOf } from '@wayfellow/contracts';
import { WebSocket } from 'ws';
import type { Client } from './client.js';
import { stopwatch, waitFor } from './wait-for.js';

/** Where an instance answers. */
export interface Place {
  url: string;
  wsUrl: string;
}

const RETRY_MS = 50;
/** By how much a message may come later than a newer one, which another instance brings. */
const LATE_MS = 30_000;

interface Queued {
  clientId: string;
  content: string;
}

/**
 * Somebody who writes and reads as the product's page does: what was not told back is sent again under its clientId, and on
 * every `ready` what was missed is asked for. Goes to the next place whenever the present one is lost.
 */
export class Talker {
  /** All that was written, in order. */
  readonly attempted: string[] = [];
  /** What the server told back as stored. */
  readonly acknowledged = new Set<string>();
  /** What the other wrote, by message id, as far as it came. */
  readonly seen = new Map<number, string>();
  /** How long it took from each loss of the connection to the next `ready`, in milliseconds. */
  readonly reconnectedMs: number[] = [];
  private queue: Queued[] = [];
  private socket?: WebSocket;
  private isReady = false;
  /** Up to this message id nothing is missing. */
  private wholeUpTo = 1;
  /** When each message was written, by its id. */
  private readonly times = new Map<number, number>();
  private isWhole = false;
  private isOver = false;
  private sinceLost?: () => number;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly client: Client,
    private readonly otherId: number,
    private readonly places: readonly Place[],
    private at: number,
  ) {}

  static async start(client: Client, other: Client, places: readonly Place[], at: number): Promise<Talker> {
    const talker = new Talker(client, other.user.id, places, at);
    talker.connect();
    await waitFor(() => talker.isReady);
    return talker;
  }

  write(content: string): void {
    this.attempted.push(content);
    const message = { clientId: randomUUID(), content };
    this.queue.push(message);
    if (this.isReady) this.transmit(message);
  }

  /** Waits until all that was written was told back. */
  async settled(): Promise<void> {
    await waitFor(() => this.acknowledged.size === this.attempted.length);
  }

  /** The other's messages as this one shows them. */
  shown(): string[] {
    return [...this.seen].sort(([a], [b]) => a - b).map(([, content]) => content);
  }

  end(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    this.socket?.terminate();
  }

  private connect(): void {
    const socket = new WebSocket(this.place().wsUrl, { headers: { cookie: this.client.cookie() } });
    this.socket = socket;
    socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', userId: this.client.user.id })));
    socket.on('message', (data) => this.received(JSON.parse(String(data)) as ServerFrame));
    socket.on('error', () => undefined);
    socket.on('close', () => this.lost());
  }

  private received(frame: ServerFrame): void {
    if (frame.type === 'ready') this.ready();
    if (frame.type === 'new_message') this.take(frame.message);
  }

  private take({ id, senderId, content, clientId, createdAt }: MessageView): void {
    this.times.set(id, Date.parse(createdAt));
    if (senderId === this.otherId) return void this.seen.set(id, content);
    this.acknowledged.add(content);
    this.queue = this.queue.filter((queued) => queued.clientId !== clientId);
  }

  private ready(): void {
    this.isReady = true;
    if (this.sinceLost) this.reconnectedMs.push(this.sinceLost());
    this.sinceLost = undefined;
    for (const message of this.queue) this.transmit(message);
    // A page that fails is asked for again by the next `ready`, as in the browser.
    void this.catchUp().catch(() => undefined);
  }

  private async catchUp(): Promise<void> {
    this.isWhole = false;
    for (let hasMore = true; hasMore;) {
      const query = { limit: limits.threadPageSize.max, after: this.wholeUpTo };
      const path = urlOf(endpoints.messages.thread, { params: { id: this.otherId }, query });
      const answer = await fetch(this.place().url + path, { headers: { cookie: this.client.cookie() } });
      const page = (await answer.json()) as MessageView[];
      for (const message of page) this.take(message);
      this.wholeUpTo = page.at(-1)?.id ?? this.wholeUpTo;
      hasMore = page.length === limits.threadPageSize.max;
    }
    this.isWhole = true;
  }

  private lost(): void {
    this.isReady = false;
    if (this.isWhole) this.wholeUpTo = Math.max(this.wholeUpTo, ...this.certain());
    this.isWhole = false;
    if (this.isOver) return;
    this.sinceLost ??= stopwatch();
    this.at += 1;
    this.timer = setTimeout(() => this.connect(), RETRY_MS);
  }

  /** The messages that came long enough ago for all before them to have come, too. */
  private certain(): number[] {
    const since = Math.max(...this.times.values()) - LATE_MS;
    return [...this.times].filter(([, time]) => time < since).map(([id]) => id);
  }

  private transmit(message: Queued): void {
    const frame = { type: 'chat_message', receiverId: this.otherId, ...message };
    this.socket?.send(JSON.stringify(frame), () => undefined);
  }

  private place(): Place {
    return this.places[this.at % this.places.length] as Place;
  }
}

/** Writes on and on; the function that is given stops it. */
export const keepWriting = (...talkers: Talker[]): (() => void) => {
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    talkers.forEach((talker, who) => talker.write(`${who} writes ${count}`));
  }, 20);
  return () => clearInterval(timer);
};
/** Waits until each has so many more messages confirmed. */
export const untilMore = (talkers: readonly Talker[], count: number) => {
  const until = talkers.map(({ acknowledged }) => acknowledged.size + count);
  return waitFor(() => talkers.every(({ acknowledged }, i) => acknowledged.size >= (until[i] as number)));
};
