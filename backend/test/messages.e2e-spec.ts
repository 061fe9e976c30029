import { randomUUID } from 'node:crypto';
import { type MessageView, type ThreadQuery, endpoints, limits, rules } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { refusal } from './support/refusal.js';
import { mustWrite, threadOf, write } from './support/messages.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { newPair, request } from './support/matched.js';
import { query } from './support/query.js';

const { send } = endpoints.messages;

let instance: Instance;
let ana: Client;
let ben: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('modb_messages') });
});
afterAll(() => instance?.close());
beforeEach(async () => {
  [ana, ben] = await newPair(instance);
});

const contents = (messages: MessageView[]) => messages.map(({ content }) => content);
const messageCount = async (...clients: Client[]) => {
  const ids = clients.map(({ user }) => user.id);
  const { rows } = await query(instance, 'SELECT id FROM messages WHERE sender_id = ANY($1)', [ids]);
  return rows.length;
};

describe('writing', () => {
  test('is for matched travelers; both read it', async () => {
    const sent = await write(ana, ben, 'Hello Ben');
    expect(sent).toMatchObject({
      status: 201,
      body: {
        senderId: ana.user.id,
        receiverId: ben.user.id,
        content: 'Hello Ben',
        read: false,
        readAt: null,
      },
    });
    for (const [client, other] of [
      [ana, ben],
      [ben, ana],
    ] as const)
      expect((await threadOf(client, other)).body).toEqual([sent.body]);
  });

  const strange = [
    '👩‍👩‍👧‍👦 naïve Ünïcode \u202Eabc',
    '<img src=x onerror=alert(1)>',
    "Robert'); DROP TABLE messages;--",
    'line one\n\tline two',
    '\u{10FFFF}',
  ];
  test.each(strange)('gives back %j as it went in', async (content) => {
    await write(ana, ben, content);
    expect(contents((await threadOf(ben, ana)).body)).toEqual([content]);
  });

  test('trims what stands around it', async () => {
    expect((await write(ana, ben, ' \n hi \t ')).body.content).toBe('hi');
  });

  const { max } = limits.messageContent;
  test('takes as many characters as the limit says, counted as people count them', async () => {
    expect((await write(ana, ben, '😀'.repeat(max))).status).toBe(201);
    expect(await write(ana, ben, 'x'.repeat(max + 1))).toMatchObject({
      status: 400,
      body: { detail: rules.messageContent.max.text },
    });
  });

  test.each(['', ' \n\t ', '\u2060\u2800\u3164', 7, null, ['a'], { a: 1 }, 'a\u0000b', 'a\uD800b'])(
    'refuses %j',
    async (content) => {
      expect((await write(ana, ben, content as string)).status).toBe(400);
      expect(await messageCount(ana)).toBe(0);
    },
  );

  test.each(['abc', 7, 'x'.repeat(36)])('refuses %j as a clientId', async (clientId) => {
    expect((await write(ana, ben, 'hi', clientId as string)).status).toBe(400);
  });

  test('refuses fields that it does not know', async () => {
    const body = { receiverId: ben.user.id, content: 'hi', senderId: ben.user.id };
    expect((await ana.call(send, { body })).status).toBe(400);
  });

  test('twice under one clientId stores one message, also at the same moment', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(ana, ben, 'once', clientId)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ status, body }) => status === 201 && body.clientId === clientId)).toBe(true);
    expect((await write(ana, ben, 'another text', clientId.toUpperCase())).body).toMatchObject({
      id: answers[0]?.body.id,
      content: 'once',
      clientId: clientId.toUpperCase(),
    });
    expect(await messageCount(ana)).toBe(1);
  });

  test('under the same clientId as somebody else stores both', async () => {
    const clientId = randomUUID();
    await write(ana, ben, 'from Ana', clientId);
    await write(ben, ana, 'from Ben', clientId);
    const { body } = await threadOf(ana, ben);
    expect(body).toMatchObject([{ content: 'from Ana', clientId }, { content: 'from Ben' }]);
    expect(body[1]).not.toHaveProperty('clientId');
  });
});

describe('who is not matched', () => {
  const states = [
    { state: 'strangers', prepare: async () => undefined },
    { state: 'a request waits', prepare: (a: Client, b: Client) => request(a, b) },
    {
      state: 'the request was declined',
      prepare: async (a: Client, b: Client) => {
        const { id } = await request(a, b);
        await b.call(endpoints.matches.answer, { params: { id }, body: { status: 'rejected' } });
      },
    },
  ];
  test.each(states)('may neither write nor read: $state', async ({ prepare }) => {
    const [one, other] = await Promise.all([newUser(instance), newUser(instance)]);
    await prepare(one, other);
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(await write(from, to, 'hello?')).toMatchObject(refusal('not-matched'));
      expect(await threadOf(from, to)).toMatchObject(refusal('not-matched'));
    }
    expect(await messageCount(one, other)).toBe(0);
  });

  test('may not write to themself', async () => {
    expect(await write(ana, ana, 'me')).toMatchObject(refusal('not-matched'));
  });

  test('learns that nobody is nobody', async () => {
    const nobody = { user: { id: limits.id.max } } as Client;
    expect(await write(ana, nobody, 'hi')).toMatchObject(refusal('unknown-user'));
    expect(await threadOf(ana, nobody)).toMatchObject(refusal('unknown-user'));
  });

  test('may write as soon as the request is accepted', async () => {
    const [one, other] = await Promise.all([newUser(instance), newUser(instance)]);
    const { id } = await request(one, other);
    expect((await write(one, other, 'too early')).status).toBe(403);
    await other.call(endpoints.matches.answer, { params: { id }, body: { status: 'accepted' } });
    expect((await write(one, other, 'now')).status).toBe(201);
  });
});

describe('a thread', () => {
  let messages: MessageView[];
  beforeEach(async () => {
    messages = [];
    for (let i = 1; i <= 7; i += 1)
      messages.push(
        await mustWrite(...(i % 2 ? ([ana, ben] as const) : ([ben, ana] as const)), `message ${i}`),
      );
  });
  const id = (number: number) => messages[number - 1]?.id as number;

  const pages: { title: string; page: () => ThreadQuery; numbers: number[]; link?: RegExp }[] = [
    {
      title: 'the newest page',
      page: () => ({ limit: 3 }),
      numbers: [5, 6, 7],
      link: /before=\d+.*rel="prev"/,
    },
    { title: 'all, when they fit', page: () => ({ limit: 7 }), numbers: [1, 2, 3, 4, 5, 6, 7] },
    {
      title: 'the page before one',
      page: () => ({ before: id(5), limit: 3 }),
      numbers: [2, 3, 4],
      link: /before=\d+.*rel="prev"/,
    },
    { title: 'the oldest page', page: () => ({ before: id(3), limit: 3 }), numbers: [1, 2] },
    { title: 'what was missed after one', page: () => ({ after: id(4) }), numbers: [5, 6, 7] },
    {
      title: 'the first page after one',
      page: () => ({ after: id(2), limit: 2 }),
      numbers: [3, 4],
      link: /after=\d+.*rel="next"/,
    },
    { title: 'nothing after the last', page: () => ({ after: id(7) }), numbers: [] },
  ];
  test.each(pages)('gives $title, oldest first', async ({ page, numbers, link }) => {
    const answer = await threadOf(ben, ana, page());
    expect(contents(answer.body)).toEqual(numbers.map((number) => `message ${number}`));
    if (link) expect(answer.headers['link']).toMatch(link);
    else expect(answer.headers['link']).toBeUndefined();
  });

  test('can be read from its links alone, both ways', async () => {
    const follow = async (page: ThreadQuery, rel: string) => {
      const found: MessageView[][] = [];
      let path: string | undefined =
        `/api/messages/${ana.user.id}?${new URLSearchParams(page as never).toString()}`;
      while (path) {
        const answer: { body: unknown; headers: Record<string, string> } = await ben.agent
          .get(path)
          .expect(200);
        found.push(answer.body as MessageView[]);
        path = new RegExp(`<([^>]+)>; rel="${rel}"`).exec(answer.headers['link'] ?? '')?.[1];
      }
      return found;
    };
    expect(contents((await follow({ limit: 2 }, 'prev')).reverse().flat())).toEqual(contents(messages));
    expect(contents((await follow({ after: id(1), limit: 4 }, 'next')).flat())).toEqual(
      contents(messages.slice(1)),
    );
  });

  const bad = [
    { limit: 0 },
    { limit: limits.threadPageSize.max + 1 },
    { before: 0 },
    { after: -1 },
    { after: 1.5 },
    { before: 5, after: 1 },
  ];
  test.each(bad)('refuses %j', async (page) => {
    expect((await threadOf(ben, ana, page as ThreadQuery)).status).toBe(400);
  });

  test('takes message ids past 2^31', async () => {
    expect(await threadOf(ben, ana, { after: 2 ** 40 })).toMatchObject({ status: 200, body: [] });
  });
});
