import { endpoints } from '@wayfellow/contracts';
import type { Client } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { HeapReadings } from './support/heap.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { newPair } from './support/matched.js';

/** `npm run faults -- F8` sends 720,000: those of an hour at 200 a second. */
const MESSAGES = Number(process.env.FAULT_MESSAGES ?? 2_000);
const PAIRS = 10;
const A_ROUND = 20;
const TEST_MS = 120_000 + MESSAGES * 5;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('faults_memory'), env: { ROLE: 'all' } });
});
afterAll(() => instance?.close());

interface Person {
  client: Client;
  live: LiveClient;
}

/** Two who write to each other in turn, read what they get, and look around between. */
class Conversation {
  private constructor(
    private readonly one: Person,
    private readonly other: Person,
  ) {}

  static async start(): Promise<Conversation> {
    const [one, other] = await newPair(instance);
    return new Conversation(
      { client: one, live: await LiveClient.of(one) },
      { client: other, live: await LiveClient.of(other) },
    );
  }

  async round(number: number): Promise<void> {
    const isTurned = number % 2 === 1;
    const from = isTurned ? this.other : this.one;
    const to = isTurned ? this.one : this.other;
    const receiverId = to.client.user.id;
    from.live.send({ type: 'typing', receiverId, isTyping: true });
    for (let n = 0; n < A_ROUND; n += 1)
      from.live.send({ type: 'chat_message', receiverId, content: `${n} of round ${number}` });
    let last = 0;
    for (let n = 0; n < A_ROUND; n += 1) {
      await from.live.next('new_message');
      last = (await to.live.next('new_message')).message.id;
    }
    to.live.send({ type: 'read_receipt', messageId: last });
    await from.live.next('read_receipt');
    const place = { params: { id: from.client.user.id }, query: { limit: 1 } };
    expect((await to.client.call(endpoints.messages.thread, place)).body).toMatchObject([{ id: last }]);
    await from.client.call(endpoints.messages.conversations, {});
    await from.client.call(endpoints.search.travelers, {});
    // Frames that nobody takes would be what grows.
    for (const { live } of [from, to]) live.frames.length = 0;
  }

  async close(): Promise<void> {
    await this.one.live.close();
    await this.other.live.close();
  }
}

test(
  `${MESSAGES} messages, with all that goes with them, leave no more in memory than the first of them did`,
  async () => {
    const conversations: Conversation[] = [];
    while (conversations.length < PAIRS) conversations.push(await Conversation.start());
    const heap = new HeapReadings(MESSAGES);
    for (let round = 0; round * A_ROUND * PAIRS < MESSAGES; round += 1) {
      heap.at(round * A_ROUND * PAIRS);
      await Promise.all(conversations.map((conversation) => conversation.round(round)));
    }
    heap.assertFlat();
    for (const conversation of conversations) await conversation.close();
  },
  TEST_MS,
);
