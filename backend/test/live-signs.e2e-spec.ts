import { randomUUID } from 'node:crypto';
import { type ServerFrame, closeCodes, endpoints, limits, rules } from '@wayfellow/contracts';
import { newUser } from './support/client.js';
import { LiveClient, settled, writeOn } from './support/live-client.js';
import { type Pair, setUpLive, setUpPair, threadOf } from './support/pair.js';
import { makePremium } from './support/query.js';

const { send, read } = endpoints.messages;

let { instance, ana, ben } = {} as Pair;
setUpPair('modb_live_signs', (pair) => ({ instance, ana, ben } = pair), { areMatched: true });
const connect = setUpLive();
/** Every frame of a type that came until now. All that was sent before has come when a later frame is there. */
const all = <Type extends ServerFrame['type']>(live: LiveClient, type: Type) =>
  live.frames.filter((frame): frame is Extract<ServerFrame, { type: Type }> => frame.type === type);

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
    writeOn(live, ben, 'still here');
    expect((await live.next('new_message')).message.content).toBe('still here');
  });
});

test('another’s id in `auth` closes the socket and shows nothing of theirs', async () => {
  const eve = await newUser(instance);
  const live = new LiveClient(instance.wsUrl, { cookie: eve.cookie() });
  await live.opened();
  live.send({ type: 'auth', userId: ben.user.id });
  await ana.call(send, { body: { receiverId: ben.user.id, content: 'for Ben alone' } });
  expect(await live.closed()).toBe(closeCodes.wrongUser);
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
