import { randomUUID } from 'node:crypto';
import { type ServerFrame, closeCodes, endpoints, limits, problems, rules } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { newPair, request } from './support/matched.js';
import { makePremium, query } from './support/query.js';

const { send, thread, read } = endpoints.messages;

let instance: Instance;
let ana: Client;
let ben: Client;
let open: LiveClient[];
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('modb_live_chat') });
});
afterAll(() => instance?.close());
beforeEach(async () => {
  open = [];
  [ana, ben] = await newPair(instance);
});
afterEach(() => open.forEach((live) => live.cut()));

const connect = async (client: Client): Promise<LiveClient> => {
  const live = await LiveClient.of(client);
  open.push(live);
  return live;
};
const write = (live: LiveClient, to: Client, content: string, clientId?: string) =>
  live.send({ type: 'chat_message', receiverId: to.user.id, content, ...(clientId && { clientId }) });
const threadOf = async (client: Client, other: Client, after?: number) =>
  (await client.call(thread, { params: { id: other.user.id }, query: { after } })).body;
/** Every frame of a type that came until now. All that was sent before has come when a later frame is there. */
const all = <Type extends ServerFrame['type']>(live: LiveClient, type: Type) =>
  live.frames.filter((frame): frame is Extract<ServerFrame, { type: Type }> => frame.type === type);
/** Waits until everything that was on its way to a socket has come: what is asked now is answered after it. */
const settled = async (live: LiveClient, client: Client): Promise<void> => {
  live.send({ type: 'auth', userId: client.user.id });
  await live.next('ready');
};

describe('a chat message', () => {
  test('comes to every socket of both; the clientId to the sender’s alone', async () => {
    const [sender, senderTab, receiver, receiverTab] = [
      await connect(ana),
      await connect(ana),
      await connect(ben),
      await connect(ben),
    ];
    const clientId = randomUUID();
    write(sender, ben, ' Hello Ben ', clientId);
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
    for (const content of sent) write(sender, ben, content);
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
    for (let i = 0; i < 20; i += 1) for (const { live, to } of writers) write(live, to, `message ${i}`);
    const ids: number[] = [];
    for (let i = 0; i < 60; i += 1) ids.push((await watching.next('new_message')).message.id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });

  test('resent under its clientId is stored once, and told to both again', async () => {
    const [sender, receiver] = [await connect(ana), await connect(ben)];
    const clientId = randomUUID();
    for (let i = 0; i < 3; i += 1) write(sender, ben, 'once', clientId);
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
      for (const content of ['one', 'two']) write(sender, ben, content);
      write(sender, ben, 'poison', clientId);
      for (const content of ['three', 'four']) write(sender, ben, content);
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
    write(sender, ben, 'seen');
    const { message } = await receiver.next('new_message');
    receiver.cut();
    for (const content of ['missed 1', 'missed 2']) write(sender, ben, content);
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
    write(sender, ben, 'while matched');
    await receiver.next('new_message');
    const { rows } = await query<{ id: number }>(
      instance,
      `UPDATE matches SET status = 'rejected' WHERE requester_id = $1 RETURNING id`,
      [ana.user.id],
    );
    const clientId = randomUUID();
    write(sender, ben, 'too late', clientId);
    expect(await sender.next('error')).toMatchObject({ code: 'not-matched', clientId });
    await query(instance, `UPDATE matches SET status = 'accepted' WHERE id = $1`, [rows[0]?.id]);
    write(sender, ben, 'matched again');
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

describe('a frame that cannot be', () => {
  const clientId = randomUUID();
  const bad = [
    { why: 'blank', fields: { content: '  ', clientId }, message: rules.messageContent.text },
    {
      why: 'too long',
      fields: { content: 'x'.repeat(limits.messageContent.max + 1), clientId },
      message: rules.messageContent.max.text,
    },
    { why: 'no text', fields: { content: 7, clientId }, message: rules.messageContent.text },
    { why: 'to nobody', fields: { receiverId: 0, content: 'hi', clientId }, message: rules.id.text },
    {
      why: 'in another’s name',
      fields: { content: 'hi', senderId: 1, clientId },
      message: 'senderId is not known here',
    },
  ];
  test.each(bad)('$why: is answered with what is wrong and its clientId', async ({ fields, message }) => {
    const live = await connect(ana);
    live.sendRaw(JSON.stringify({ type: 'chat_message', receiverId: ben.user.id, ...fields }));
    expect(await live.next('error')).toEqual({ type: 'error', code: 'invalid-input', message, clientId });
    expect(await threadOf(ana, ben)).toEqual([]);
  });

  test.each(['a\\u0000b', 'a\\ud800b'])(
    'with text that cannot be kept, %s, is refused with its clientId',
    async (content) => {
      const live = await connect(ana);
      const fields = `"receiverId":${ben.user.id},"content":"${content}","clientId":"${clientId}"`;
      live.sendRaw(`{"type":"chat_message",${fields}}`);
      expect(await live.next('error')).toMatchObject({ code: 'invalid-frame', clientId });
      expect(await threadOf(ana, ben)).toEqual([]);
    },
  );

  test('does not end the connection', async () => {
    const live = await connect(ana);
    live.sendRaw('nonsense');
    await live.next('error');
    write(live, ben, 'still here');
    expect((await live.next('new_message')).message.content).toBe('still here');
  });
});

test('another’s id in `auth` closes the socket and shows nothing of theirs', async () => {
  const eve = await newUser(instance);
  const live = new LiveClient(instance.wsUrl, { cookie: eve.cookie() });
  await live.opened();
  live.send({ type: 'auth', userId: ben.user.id });
  await ana.call(send, { body: { receiverId: ben.user.id, content: 'for Ben alone' } });
  expect(await live.closed()).toBe(closeCodes.foreignUser);
  expect(live.frames).toEqual([]);
});

describe('typing', () => {
  test.each([true, false])('%p is shown to the other alone and kept nowhere', async (isTyping) => {
    const [typist, typistTab, other] = [await connect(ana), await connect(ana), await connect(ben)];
    typist.send({ type: 'typing', receiverId: ben.user.id, isTyping });
    expect(await other.next('typing_indicator')).toEqual({
      type: 'typing_indicator',
      senderId: ana.user.id,
      isTyping,
    });
    await settled(typistTab, ana);
    expect(typistTab.frames).toEqual([]);
  });

  test.each([undefined, 'yes', 1])('%p is refused', async (isTyping) => {
    const live = await connect(ana);
    live.sendRaw(JSON.stringify({ type: 'typing', receiverId: ben.user.id, isTyping }));
    expect(await live.next('error')).toMatchObject({ code: 'invalid-input', message: rules.isTyping.text });
  });
});

describe('a read receipt', () => {
  const writeTwo = async () => {
    const ids: number[] = [];
    for (const content of ['one', 'two'])
      ids.push((await ana.call(send, { body: { receiverId: ben.user.id, content } })).body.id);
    return ids as [number, number];
  };

  test('tells the author once, and the reader’s own tabs to look again', async () => {
    const [, last] = await writeTwo();
    const [author, reader, readerTab] = [await connect(ana), await connect(ben), await connect(ben)];
    for (let i = 0; i < 2; i += 1) reader.send({ type: 'read_receipt', messageId: last });
    expect(await author.next('read_receipt')).toEqual({
      type: 'read_receipt',
      messageId: last,
      readerId: ben.user.id,
      readAt: null,
    });
    expect(await readerTab.next('conversation_update')).toMatchObject({
      with: ana.user.id,
      unreadCount: 0,
    });
    await settled(reader, ben);
    await settled(author, ana);
    expect(all(author, 'read_receipt')).toEqual([]);
    expect((await threadOf(ana, ben)).every((message) => message.read)).toBe(true);
  });

  test('tells Premium authors when', async () => {
    await makePremium(instance, ana.user.id);
    const [, last] = await writeTwo();
    const [author, reader] = [await connect(ana), await connect(ben)];
    reader.send({ type: 'read_receipt', messageId: last });
    const { readAt } = await author.next('read_receipt');
    expect((await threadOf(ana, ben)).at(-1)).toMatchObject({ read: true, readAt });
    expect(readAt).not.toBeNull();
  });

  test('sent over HTTP tells the author as well', async () => {
    const [, last] = await writeTwo();
    const author = await connect(ana);
    await ben.call(read, { params: { id: last } });
    expect(await author.next('read_receipt')).toMatchObject({ messageId: last, readerId: ben.user.id });
  });

  test('of one’s own message is refused', async () => {
    const [first] = await writeTwo();
    const author = await connect(ana);
    author.send({ type: 'read_receipt', messageId: first });
    expect(await author.next('error')).toMatchObject({ code: 'unknown-message' });
  });
});
