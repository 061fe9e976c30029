import { randomUUID } from 'node:crypto';
import { endpoints, problems } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { settled, writeOn } from './support/live-client.js';
import { request } from './support/matched.js';
import { type Pair, setUpLive, setUpPair, threadOf } from './support/pair.js';
import { query } from './support/query.js';

const { send } = endpoints.messages;

let { instance, ana, ben } = {} as Pair;
setUpPair('modb_live_chat', (pair) => ({ instance, ana, ben } = pair), { areMatched: true });
const connect = setUpLive();

describe('a chat message', () => {
  test('comes to every socket of both; the clientId to the sender’s alone', async () => {
    const [sender, senderTab, receiver, receiverTab] = [
      await connect(ana),
      await connect(ana),
      await connect(ben),
      await connect(ben),
    ];
    const clientId = randomUUID();
    writeOn(sender, ben, ' Hello Ben ', clientId);
    const [own, ownTab, got, gotTab] = await Promise.all(
      [sender, senderTab, receiver, receiverTab].map((live) => live.next('new_message')),
    );
    expect(own?.message).toMatchObject({
      senderId: ana.user.id,
      receiverId: ben.user.id,
      content: 'Hello Ben',
      read: false,
      readAt: null,
      clientId,
    });
    expect(ownTab).toEqual(own);
    expect(gotTab).toEqual(got);
    expect(got?.message).not.toHaveProperty('clientId');
    expect(await threadOf(ana, ben)).toEqual([own?.message]);
    expect(await threadOf(ben, ana)).toEqual([got?.message]);
  });

  test('sent over HTTP comes to the sockets as well', async () => {
    const receiver = await connect(ben);
    const { body } = await ana.call(send, { body: { receiverId: ben.user.id, content: 'by request' } });
    expect((await receiver.next('new_message')).message).toEqual(body);
  });

  test('keeps its place among a hundred sent at once', async () => {
    const [sender, receiver] = [await connect(ana), await connect(ben)];
    const sent = Array.from({ length: 100 }, (_, i) => `message ${i}`);
    for (const content of sent) writeOn(sender, ben, content);
    for (const live of [sender, receiver]) {
      const came: { id: number; content: string }[] = [];
      for (const _ of sent) came.push((await live.next('new_message')).message);
      expect(came.map(({ content }) => content)).toEqual(sent);
      expect(came.map(({ id }) => id)).toEqual(came.map(({ id }) => id).sort((a, b) => a - b));
    }
  });

  test('comes in the order of the ids when several tabs of both write at once', async () => {
    const writers = [
      { live: await connect(ana), to: ben },
      { live: await connect(ana), to: ben },
      { live: await connect(ben), to: ana },
    ];
    const watching = await connect(ben);
    for (let i = 0; i < 20; i += 1) for (const { live, to } of writers) writeOn(live, to, `message ${i}`);
    const ids: number[] = [];
    for (let i = 0; i < 60; i += 1) ids.push((await watching.next('new_message')).message.id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });

  test('resent under its clientId is stored once, and told to both again', async () => {
    const [sender, receiver] = [await connect(ana), await connect(ben)];
    const clientId = randomUUID();
    for (let i = 0; i < 3; i += 1) writeOn(sender, ben, 'once', clientId);
    const ids = new Set<number>();
    for (const live of [sender, receiver])
      for (let i = 0; i < 3; i += 1) ids.add((await live.next('new_message')).message.id);
    expect(ids.size).toBe(1);
    expect(await threadOf(ana, ben)).toHaveLength(1);
  });

  test('that the database cannot take is refused alone, whatever shares its commit', async () => {
    await query(
      instance,
      `CREATE OR REPLACE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN IF NEW.content = 'poison' THEN RAISE 'poison'; END IF; RETURN NEW; END $$`,
    );
    await query(
      instance,
      `CREATE TRIGGER refuse_poison BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION refuse_poison()`,
    );
    try {
      const [sender, receiver] = [await connect(ana), await connect(ben)];
      const clientId = randomUUID();
      for (const content of ['one', 'two']) writeOn(sender, ben, content);
      writeOn(sender, ben, 'poison', clientId);
      for (const content of ['three', 'four']) writeOn(sender, ben, content);
      expect(await sender.next('error')).toMatchObject({ code: 'internal', clientId });
      for (const content of ['one', 'two', 'three', 'four'])
        expect((await receiver.next('new_message')).message.content).toBe(content);
      expect(await threadOf(ben, ana)).toHaveLength(4);
    } finally {
      await query(instance, 'DROP TRIGGER refuse_poison ON messages');
    }
  });

  test('missed while away is there after the last one seen', async () => {
    const [sender, receiver] = [await connect(ana), await connect(ben)];
    writeOn(sender, ben, 'seen');
    const { message } = await receiver.next('new_message');
    receiver.cut();
    for (const content of ['missed 1', 'missed 2']) writeOn(sender, ben, content);
    for (let i = 0; i < 3; i += 1) await sender.next('new_message');
    await connect(ben);
    const missed = await threadOf(ben, ana, message.id);
    expect(missed.map(({ content }) => content)).toEqual(['missed 1', 'missed 2']);
  });
});

describe('who is not matched', () => {
  let stranger: Client;
  beforeEach(async () => {
    stranger = await newUser(instance);
  });

  const frames = [
    {
      what: 'message',
      frame: (to: number) => ({ type: 'chat_message', receiverId: to, content: 'psst' }) as const,
    },
    { what: 'typing', frame: (to: number) => ({ type: 'typing', receiverId: to, isTyping: true }) as const },
  ];
  test.each(frames)('sends no $what: no row, no frame, an error', async ({ frame }) => {
    await request(stranger, ben);
    const [sender, receiver] = [await connect(stranger), await connect(ben)];
    sender.send(frame(ben.user.id));
    expect(await sender.next('error')).toMatchObject({
      code: 'not-matched',
      message: problems['not-matched'].detail,
    });
    await settled(receiver, ben);
    expect(receiver.frames).toEqual([]);
    const { rows } = await query(instance, 'SELECT 1 FROM messages WHERE sender_id = $1', [stranger.user.id]);
    expect(rows).toEqual([]);
  });

  test('any longer, sends nothing either, though the instance remembers the match', async () => {
    const [sender, receiver] = [await connect(ana), await connect(ben)];
    writeOn(sender, ben, 'while matched');
    await receiver.next('new_message');
    const { rows } = await query<{ id: number }>(
      instance,
      `UPDATE matches SET status = 'rejected' WHERE requester_id = $1 RETURNING id`,
      [ana.user.id],
    );
    const clientId = randomUUID();
    writeOn(sender, ben, 'too late', clientId);
    expect(await sender.next('error')).toMatchObject({ code: 'not-matched', clientId });
    await query(instance, `UPDATE matches SET status = 'accepted' WHERE id = $1`, [rows[0]?.id]);
    writeOn(sender, ben, 'matched again');
    expect((await receiver.next('new_message')).message.content).toBe('matched again');
    expect(await threadOf(ben, ana)).toHaveLength(2);
  });

  test('marks nothing as read', async () => {
    const { body } = await ana.call(send, { body: { receiverId: ben.user.id, content: 'for Ben' } });
    const [nosy, author] = [await connect(stranger), await connect(ana)];
    nosy.send({ type: 'read_receipt', messageId: body.id });
    expect(await nosy.next('error')).toMatchObject({ code: 'unknown-message' });
    await settled(author, ana);
    expect(author.frames).toEqual([]);
    expect(await threadOf(ana, ben)).toMatchObject([{ read: false }]);
  });
});
