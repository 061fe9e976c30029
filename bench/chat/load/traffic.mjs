import { setTimeout as wait } from 'node:timers/promises';
import { connectAll } from './clients.mjs';

const TICK_MS = 1;
const DRAINED_WITHIN_MS = 15_000;

/**
 * What one person writes in one conversation, to everybody else in it.
 *
 * @typedef {object} Stream
 * @property {number[]} people their places in the list of people; the first writes
 * @property {{ receiverId: number } | { conversationId: number }} to
 */

/**
 * People who write to each other. Every message has to reach each of the others once, in the order of sending, and its author
 * as the acknowledgment.
 */
export class Traffic {
  /** The milliseconds that each message took to the last of its readers, from when it was due; undefined while nothing is measured. */
  #measured;
  #inFlight = 0;
  delivered = 0;
  twice = 0;
  overtaken = 0;

  /** @param {{ streams: Stream[], contentBytes: number }} options */
  constructor({ streams, contentBytes }) {
    this.padding = 'x'.repeat(contentBytes);
    this.streams = streams.map(({ people, to }, index) => ({
      index,
      to,
      people,
      /** The place of a person in `people` of the stream. */
      places: new Map(people.map((person, place) => [person, place])),
      /** The latest message that came to each, by place. */
      last: people.map(() => -1),
      sent: 0,
      open: new Map(),
    }));
  }

  /** Connects everybody, each to the instance of the same place in `urls`. */
  async connect({ protocol, urls, people }) {
    const clients = await connectAll(
      protocol,
      people.map((person, index) => ({
        url: urls[index],
        person,
        onMessage: ({ content }) => this.#came(index, content),
      })),
    );
    for (const stream of this.streams) stream.client = clients[stream.people[0]];
  }

  #send(stream, due) {
    const number = stream.sent;
    stream.sent += 1;
    stream.open.set(number, { due, came: stream.people.map(() => false), missing: stream.people.length });
    stream.client.send(stream.to, `${stream.index}:${number}:${this.padding}`);
  }

  #came(person, content) {
    const [index, number] = content.split(':', 2).map(Number);
    const stream = this.streams[index];
    const place = stream.places.get(person);
    const message = stream.open.get(number);
    if (!message || message.came[place]) {
      this.twice += 1;
      return;
    }
    message.came[place] = true;
    message.missing -= 1;
    if (message.missing === 0) stream.open.delete(number);
    if (place === 0) return;
    if (number < stream.last[place]) this.overtaken += 1;
    else stream.last[place] = number;
    const isDelivered = message.missing === (message.came[0] ? 0 : 1);
    if (isDelivered) this.#delivered(stream, message.due);
  }

  #delivered(stream, due) {
    const now = performance.now();
    this.delivered += 1;
    this.#measured?.push(now - due);
    if (this.#inFlight) this.#send(stream, now);
  }

  /** Closed loop: each stream has this many messages in flight, and each delivery sends the next. */
  loop(inFlight) {
    this.#inFlight = inFlight;
    for (const stream of this.streams)
      for (let n = 0; n < inFlight; n += 1) this.#send(stream, performance.now());
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
        this.#send(this.streams[count % this.streams.length], startedAt + (count * 1000) / perSecond);
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
    return this.streams.reduce((sum, { sent }) => sum + sent, 0);
  }

  /** How many were not delivered, or not acknowledged. */
  get open() {
    return this.streams.reduce((sum, { open }) => sum + open.size, 0);
  }
}
