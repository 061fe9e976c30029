import { setTimeout as wait } from 'node:timers/promises';
import { connectAll } from './clients.mjs';

const TICK_MS = 1;
const DRAINED_WITHIN_MS = 15_000;

/**
 * Pairs of people who are on different instances; the first of a pair writes to the second. Every message has to reach the
 * second once, in the order of sending, and the first as its acknowledgment.
 */
export class Traffic {
  /** The milliseconds each delivered message took, from when it was due; undefined while nothing is measured. */
  #measured;
  #inFlight = 0;
  delivered = 0;
  twice = 0;
  overtaken = 0;

  constructor({ pairs, contentBytes }) {
    this.padding = 'x'.repeat(contentBytes);
    this.pairs = Array.from({ length: pairs }, (_, index) => ({ index, sent: 0, last: -1, open: new Map() }));
  }

  /** Connects everybody: `people` two by two, on the instances in turn. */
  async connect({ protocol, urls, people }) {
    const sockets = this.pairs.flatMap((pair) =>
      [0, 1].map((side) => ({
        url: urls[(pair.index + side) % urls.length],
        person: people[2 * pair.index + side],
        onMessage: ({ content }) => this.#came(pair, side, Number(content.split(':', 2)[1])),
      })),
    );
    const clients = await connectAll(protocol, sockets);
    for (const pair of this.pairs) {
      pair.client = clients[2 * pair.index];
      pair.receiverId = people[2 * pair.index + 1].id;
    }
  }

  #send(pair, due) {
    const number = pair.sent;
    pair.sent += 1;
    pair.open.set(number, { due, isDelivered: false, isAcknowledged: false });
    pair.client.send(pair.receiverId, `${pair.index}:${number}:${this.padding}`);
  }

  #came(pair, side, number) {
    const message = pair.open.get(number);
    const [mine, theirs] = side === 0 ? ['isAcknowledged', 'isDelivered'] : ['isDelivered', 'isAcknowledged'];
    if (!message || message[mine]) {
      this.twice += 1;
      return;
    }
    message[mine] = true;
    if (message[theirs]) pair.open.delete(number);
    if (side === 1) this.#delivered(pair, number, message.due);
  }

  #delivered(pair, number, due) {
    const now = performance.now();
    this.delivered += 1;
    if (number < pair.last) this.overtaken += 1;
    else pair.last = number;
    this.#measured?.push(now - due);
    if (this.#inFlight) this.#send(pair, now);
  }

  /** Closed loop: each pair has this many messages in flight, and each delivery sends the next. */
  loop(inFlight) {
    this.#inFlight = inFlight;
    for (const pair of this.pairs) for (let n = 0; n < inFlight; n += 1) this.#send(pair, performance.now());
  }

  /**
   * Open loop: so many messages a second on a fixed schedule, whether or not the last have come. Latency is counted from when a
   * message was due, so that one that had to wait for its turn does not look quick.
   *
   * @returns {() => void} ends it
   */
  schedule(perSecond) {
    const startedAt = performance.now();
    let count = 0;
    const timer = setInterval(() => {
      const due = ((performance.now() - startedAt) * perSecond) / 1000;
      for (; count < due; count += 1)
        this.#send(this.pairs[count % this.pairs.length], startedAt + (count * 1000) / perSecond);
    }, TICK_MS);
    return () => clearInterval(timer);
  }

  /** Ends the closed loop, and waits until everything has come, or has had its time. */
  async drain(withinMs = DRAINED_WITHIN_MS) {
    this.#inFlight = 0;
    const deadline = performance.now() + withinMs;
    while (this.open > 0 && performance.now() < deadline) await wait(10);
  }

  /** From now on, latencies are kept. */
  beginMeasuring() {
    this.#measured = [];
  }

  /** The latencies since `beginMeasuring`. */
  endMeasuring() {
    const measured = this.#measured;
    this.#measured = undefined;
    return measured;
  }

  /** How many messages were sent. */
  get sent() {
    return this.pairs.reduce((sum, pair) => sum + pair.sent, 0);
  }

  /** How many were not delivered, or not acknowledged. */
  get open() {
    return this.pairs.reduce((sum, pair) => sum + pair.open.size, 0);
  }
}
