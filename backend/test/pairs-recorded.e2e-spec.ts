import { randomUUID } from 'node:crypto';
import { type ServerFrame, endpoints } from '@wayfellow/contracts';
import { BackfillWorker, beforeConversations, isBackfilled } from './support/backfill.js';
import { type Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { writeOn } from './support/live-client.js';
import { befriend } from './support/matched.js';
import { markRead, mustWrite, threadOf, write } from './support/messages.js';
import { setUpLive } from './support/pair.js';
import { outOfStep } from './support/pairs.js';
import { makePremium, query } from './support/query.js';

const { conversations, unread } = endpoints.messages;
/** A run's first step, whose conversations are made when its second one has just begun. */
const FIRST_STEP = 10;
const SECOND_STEP_BEGINS = 9;

let databaseUrl: string;
let instance: Instance;
let worker: BackfillWorker;
/** Ana is matched with Ben first and with Cleo last, beyond the first step; Dan is blocked by her. */
let [ana, ben, cleo, dan] = [] as Client[] as [Client, Client, Client, Client];
beforeAll(async () => {
  databaseUrl = await freshDatabase('pairs_recorded');
  instance = await startInstance({ databaseUrl });
  worker = await BackfillWorker.of(instance, databaseUrl);
  ana = await newUser(instance, { name: 'Ana' });
  ben = await newUser(instance, { name: 'Ben' });
  cleo = await newUser(instance, { name: 'Cleo' });
  dan = await newUser(instance, { name: 'Dan' });
  await makePremium(instance, ana.user.id);
  await befriend(ana, ben);
  await befriend(dan, ana);
  for (const other of await newUsers(instance, FIRST_STEP - 2)) await befriend(other, ana);
  await befriend(cleo, ana);
  for (const other of [ben, cleo, dan]) {
    const [, second] = [await mustWrite(ana, other, 'one'), await mustWrite(ana, other, 'two')];
    await mustWrite(other, ana, 'three');
    await markRead(other, second.id);
    await mustWrite(ana, other, 'four');
  }
  await ana.call(endpoints.blocks.block, { params: { id: dan.user.id } });
});
afterAll(async () => {
  await worker?.close();
  await instance?.close();
});
const connect = setUpLive();

/** Does something before the backfill, when it has made Ben's conversation and not yet Cleo's, and after it. */
const atEachStage = async <Result>(work: (stage: string) => Promise<Result>): Promise<Result[]> => {
  await beforeConversations(instance);
  const before = await work('before');
  expect(await worker.runUntil(SECOND_STEP_BEGINS)).toBe(true);
  const { rows } = await query<{ count: number }>(instance, 'SELECT count(*)::int FROM conversations');
  expect([rows[0]?.count, await isBackfilled(instance)]).toEqual([FIRST_STEP, false]);
  const during = await work('during');
  await worker.run();
  const after = await work('after');
  expect(await outOfStep(instance)).toEqual([]);
  return [before, during, after];
};

test('what is read of conversations of two is the same, byte for byte, before, during and after', async () => {
  const read = async () => {
    const texts: string[] = [];
    for (const client of [ana, ben, cleo, dan]) {
      texts.push((await client.call(conversations)).text, (await client.call(unread)).text);
      texts.push((await client.call(conversations, { query: { limit: 1 } })).text);
    }
    for (const other of [ben, cleo, dan])
      for (const [client, about] of [
        [ana, other],
        [other, ana],
      ] as const) {
        const newest = await threadOf(client, about, { limit: 2 });
        texts.push(newest.text, String(newest.headers.link), (await threadOf(client, about)).text);
      }
    return texts;
  };
  const [before, ...later] = await atEachStage(read);
  expect(before?.join()).toContain('"readAt":"2');
  for (const texts of later) expect(texts).toEqual(before);
});

const kinds: ServerFrame['type'][] = [
  'new_message',
  'typing_indicator',
  'read_receipt',
  'conversation_update',
];

/** A conversation over both ways, recorded: what each of the two is answered and sent. */
const record = async (other: Client): Promise<string[]> => {
  const [here, there] = [await connect(ana), await connect(other)];
  const [clientId, again] = [randomUUID(), randomUUID()];
  const recorded: string[] = [];
  const take = async (live: typeof here, type: ServerFrame['type']) =>
    recorded.push(JSON.stringify(await live.next(type)));
  const takeBoth = async () => [await take(here, 'new_message'), await take(there, 'new_message')];
  writeOn(here, other, 'by frame', clientId);
  await takeBoth();
  writeOn(here, other, 'by frame', clientId);
  await takeBoth();
  recorded.push((await write(other, ana, 'by call', again)).text);
  await takeBoth();
  there.send({ type: 'typing', receiverId: ana.user.id, isTyping: true });
  await take(here, 'typing_indicator');
  const { body } = await threadOf(other, ana, { limit: 2 });
  there.send({ type: 'read_receipt', messageId: body[0]?.id ?? 0 });
  await take(here, 'read_receipt');
  await take(there, 'conversation_update');
  const left = [here, there].flatMap(({ frames }) => frames.filter(({ type }) => kinds.includes(type)));
  expect(left).toEqual([]);
  const names = new Map([
    [String(ana.user.id), 'ana'],
    [String(other.user.id), 'other'],
  ]);
  return recorded.map((text) =>
    text
      .replaceAll(clientId, 'first')
      .replaceAll(again, 'second')
      .replace(/"(senderId|receiverId|readerId|with)":(\d+)/g, (_, key, id) => `"${key}":${names.get(id)}`)
      .replace(/"(id|messageId)":\d+/g, '"$1":0')
      .replace(/"\d{4}-[^"]+Z"/g, '"time"'),
  );
};

const message = (content: string, [sender, receiver]: readonly [string, string], clientId?: string) =>
  `{"id":0,"senderId":${sender},"receiverId":${receiver},"content":"${content}","read":false,"readAt":null,` +
  `"createdAt":"time"${clientId ? `,"clientId":"${clientId}"` : ''}}`;
const frame = (text: string) => `{"type":"new_message","message":${text}}`;

const toOther = ['ana', 'other'] as const;
const toAna = ['other', 'ana'] as const;
const RECORDED = [
  frame(message('by frame', toOther, 'first')),
  frame(message('by frame', toOther)),
  frame(message('by frame', toOther, 'first')),
  frame(message('by frame', toOther)),
  message('by call', toAna, 'second'),
  frame(message('by call', toAna)),
  frame(message('by call', toAna, 'second')),
  '{"type":"typing_indicator","senderId":other,"isTyping":true}',
  '{"type":"read_receipt","messageId":0,"readerId":other,"readAt":"time"}',
  '{"type":"conversation_update","with":ana,"unreadCount":0}',
];

test('what is sent and answered is as recorded, byte for byte, before, during and after', async () => {
  const recordings = await atEachStage(async () => [await record(ben), await record(cleo)]);
  for (const both of recordings) expect(both).toEqual([RECORDED, RECORDED]);
});
