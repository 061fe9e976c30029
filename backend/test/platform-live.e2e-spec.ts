import { closeCodes, limits, problems } from '@wayfellow/contracts';
import { SessionStore } from '../src/platform/sessions/session-store.js';
import { SOCKETS_PER_USER } from '../src/platform/live/live-hub.js';
import { LiveHub } from '../src/platform/live/live-hub.js';
import { type Instance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { chatFrame, probeClient, probeLive, startProbe } from './support/probe-client.js';
import { waitFor } from './support/wait-for.js';

describe('the live channel', () => {
  let instance: Instance;
  const openCount = () => [...instance.app.get(LiveHub).sockets()].length;

  beforeAll(async () => {
    instance = await startProbe('plat_live');
  });
  afterAll(() => instance?.close());

  describe('at the door', () => {
    it('refuses another site at the upgrade with 403, cookie or not', async () => {
      const client = await probeClient(instance, 1);
      const headers = { Origin: 'https://evil.example' };
      const live = new LiveClient(instance.wsUrl, { cookie: client.cookie(), headers });
      await expect(live.opened()).rejects.toThrow('403');
    });

    it('takes our own page', async () => {
      const client = await probeClient(instance, 1);
      const live = new LiveClient(instance.wsUrl, {
        cookie: client.cookie(),
        headers: { Origin: instance.url },
      });
      await live.opened();
      await live.close();
    });

    it(`closes ${closeCodes.noSession} without a session`, async () => {
      expect(await new LiveClient(instance.wsUrl).closed()).toBe(closeCodes.noSession);
      const forged = new LiveClient(instance.wsUrl, { cookie: 'wayfellow.sid=s%3Aforged.signature' });
      expect(await forged.closed()).toBe(closeCodes.noSession);
    });

    it('answers `auth` with `ready`', async () => {
      const live = await probeLive(instance, 1);
      await live.close();
    });

    it.each([2, '1', null, undefined, { id: 1 }])(
      `closes ${closeCodes.wrongUser} on the user id %p in \`auth\``,
      async (userId) => {
        const client = await probeClient(instance, 1);
        const live = new LiveClient(instance.wsUrl, { cookie: client.cookie() });
        await live.opened();
        live.sendRaw(JSON.stringify({ type: 'auth', userId }));
        expect(await live.closed()).toBe(closeCodes.wrongUser);
        expect(live.frames).toEqual([]);
      },
    );

    it(`lets a user have ${SOCKETS_PER_USER} sockets and no more, until one closes`, async () => {
      const client = await probeClient(instance, 99);
      await waitFor(() => openCount() === 0);
      const open = await Promise.all(Array.from({ length: SOCKETS_PER_USER }, () => LiveClient.of(client)));
      const oneMore = new LiveClient(instance.wsUrl, { cookie: client.cookie() });
      expect(await oneMore.closed()).toBe(closeCodes.policy);
      await open[0]?.close();
      await waitFor(() => openCount() === SOCKETS_PER_USER - 1);
      open.push(await LiveClient.of(client));
      await Promise.all(open.slice(1).map((live) => live.close()));
    });
  });

  describe('frames', () => {
    it('reach every socket of both people, and nobody else', async () => {
      const [ana, anaToo, ben, eve] = await Promise.all([1, 1, 2, 3].map((id) => probeLive(instance, id)));
      ana?.send(chatFrame('hello'));
      for (const live of [ana, anaToo, ben]) {
        expect((await live?.next('new_message'))?.message).toMatchObject({ senderId: 1, content: 'hello' });
      }
      expect(eve?.frames).toEqual([]);
      await Promise.all([ana, anaToo, ben, eve].map((live) => live?.close()));
    });

    it('of one socket are handled in order, however long each takes', async () => {
      const live = await probeLive(instance, 1);
      const sent = ['40 a', '0 b', '20 c', '0 d', '10 e'];
      for (const content of sent) live.send(chatFrame(content));
      const seen: string[] = [];
      for (const _ of sent) seen.push((await live.next('new_message')).message.content);
      expect(seen).toEqual(sent);
      await live.close();
    });

    it.each([
      'no json',
      '[]',
      'null',
      '5',
      '{}',
      '{"type":1}',
      '{"type":"chat_message","__proto__":{}}',
      '{"type":"chat_message","content":"\\u0000"}',
      Buffer.from([1, 2, 3]),
    ])('that cannot be understood are answered and the socket stays: %p', async (data) => {
      const live = await probeLive(instance, 1);
      live.sendRaw(data);
      expect(await live.next('error')).toEqual({
        type: 'error',
        code: 'invalid-frame',
        message: problems['invalid-frame'].detail,
      });
      live.send(chatFrame('still here'));
      await live.next('new_message');
      await live.close();
    });

    it('of unknown types are ignored', async () => {
      const live = await probeLive(instance, 1);
      live.sendRaw('{"type":"dance"}');
      live.send(chatFrame('after'));
      await live.next('new_message');
      expect(live.frames).toEqual([]);
      await live.close();
    });

    it('that break a rule or are refused are answered with the clientId they carried', async () => {
      const live = await probeLive(instance, 1);
      const clientId = '6f1c1f0a-6c2f-4c57-9d6c-0a4f2b9d8e11';
      live.send(chatFrame('  ', clientId));
      expect(await live.next('error')).toMatchObject({ code: 'invalid-input', clientId });
      live.send(chatFrame('refuse', clientId));
      expect(await live.next('error')).toEqual({
        type: 'error',
        code: 'not-matched',
        message: problems['not-matched'].detail,
        clientId,
      });
      await live.close();
    });

    it(`above ${limits.frameBytes} bytes close ${closeCodes.tooLarge}`, async () => {
      const live = await probeLive(instance, 1);
      live.sendRaw('x'.repeat(limits.frameBytes));
      await live.next('error');
      live.sendRaw('x'.repeat(limits.frameBytes + 1));
      expect(await live.closed()).toBe(closeCodes.tooLarge);
    });
  });

  describe('the end of a session', () => {
    it('by logout closes its sockets and no others', async () => {
      const here = await probeClient(instance, 1);
      const there = await probeClient(instance, 1);
      const [closing, staying] = [await LiveClient.of(here), await LiveClient.of(there)];
      await here.agent.post('/api/probe/logout').expect(201);
      expect(await closing.closed()).toBe(closeCodes.noSession);
      staying.send(chatFrame('still here'));
      await staying.next('new_message');
      await staying.close();
    });

    it('by ending all of a user’s sessions but one leaves that one', async () => {
      const [here, there] = [await probeClient(instance, 5), await probeClient(instance, 5)];
      const [staying, closing] = [await LiveClient.of(here), await LiveClient.of(there)];
      const staySid = decodeURIComponent(here.cookie()).replace(/^wayfellow\.sid=s:([^.]+)\..*$/, '$1');
      await instance.app.get(SessionStore).endAllOf(5, staySid);
      expect(await closing.closed()).toBe(closeCodes.noSession);
      await there.agent.get('/api/users/1').expect(401);
      await here.agent.get('/api/users/1').expect(200);
      await staying.close();
    });
  });

  it('keeps neither listeners nor a queue of frames of a silent socket’s own', async () => {
    await waitFor(() => openCount() === 0);
    const [one, other] = [await probeLive(instance, 1), await probeLive(instance, 2)];
    one.send(chatFrame('no longer silent'));
    await other.next('new_message');
    const sockets = [...instance.app.get(LiveHub).sockets()];
    await waitFor(() => sockets.every(({ pump }) => pump === undefined));
    const [mine, theirs] = sockets.map((socket) =>
      socket.eventNames().flatMap((event) => socket.listeners(event)),
    );
    expect(mine?.length).toBe(4);
    expect(mine).toEqual(theirs);
    await Promise.all([one.close(), other.close()]);
  });

  it('forgets sockets that are gone, also those that broke off', async () => {
    const live = await probeLive(instance, 1);
    live.cut();
    await waitFor(() => openCount() === 0);
  });

  it('cuts a reader that stalls, once its backlog is large, and nobody else notices', async () => {
    await waitFor(() => openCount() === 0);
    const [slow, quick] = [await probeLive(instance, 2), await probeLive(instance, 1)];
    slow.stall();
    const before = openCount();
    const content = 'x'.repeat(limits.messageContent.max);
    await waitFor(async () => {
      for (let i = 0; i < 100; i += 1) quick.send(chatFrame(content));
      for (let i = 0; i < 100; i += 1) await quick.next('new_message');
      return openCount() < before;
    });
    await quick.close();
  });
});
