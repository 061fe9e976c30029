import { endpoints } from '@wayfellow/contracts';
import {
  type Named,
  allCalls,
  blockedCalls,
  blockedFrames,
  layScene,
  relations,
  takeOut,
} from './support/blocked-calls.js';
import { askAll, reads } from './support/ask-all.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('blocks_table') });
});
afterAll(() => instance?.close());

test('every endpoint stands in the table', () => {
  expect(Object.keys(blockedCalls).sort()).toEqual(allCalls.map(({ name }) => name).sort());
});

const all = ['GET', 'POST', 'PUT', 'DELETE'];

/** What the viewer's socket is answered by each frame of the table. */
const sendAll = async (live: LiveClient, other: Named) => {
  const answers: unknown[] = [];
  for (const frame of Object.values(blockedFrames)) {
    if (frame === 'own') continue;
    live.send(frame(other));
    answers.push(await live.next('error'));
  }
  return answers;
};

/** All that a socket was sent before the answer to something of its own. */
const sentTo = async (live: LiveClient) => {
  live.send({ type: 'read_receipt', messageId: 2_000_000_000 });
  await live.next('error');
  return live.frames.map(({ type }) => type);
};

const newThree = () =>
  Promise.all([
    newUser(instance, { name: 'Ana' }),
    newUser(instance, { name: 'Ben' }),
    newUser(instance, { name: 'Carla' }),
  ]);

describe.each(relations)('of two who are: %s', (relation) => {
  test.each(['blocked', 'is blocked'])('one who %s sees what there is without the other', async (how) => {
    const [viewer, other, third] = await newThree();
    const named = await layScene(instance, relation, [viewer, other, third]);
    const [blocker, blocked] = how === 'blocked' ? [viewer, other] : [other, viewer];
    const params = { id: blocked.user.id };
    const before = await askAll(viewer, named, reads);

    expect((await blocker.call(endpoints.blocks.block, { params })).status).toBe(204);
    const hidden = await askAll(viewer, named, reads);
    for (const name of [
      'users.one',
      'destinations.one',
      'destinations.travelers',
      'tips.list',
      'search.travelers',
      'crossings.list',
      'crossings.people',
      'crossings.days',
    ])
      expect({ [name]: hidden[name] }).not.toEqual({ [name]: before[name] });
    expect((await blocker.call(endpoints.blocks.unblock, { params })).status).toBe(204);
    expect(await askAll(viewer, named, reads)).toEqual(before);

    await blocker.call(endpoints.blocks.block, { params });
    const during = await askAll(viewer, named, all);
    const [live, theirs] = [await LiveClient.of(viewer), await LiveClient.of(other)];
    const frames = await sendAll(live, named);
    expect(await sentTo(theirs)).toEqual([]);
    await theirs.close();
    await takeOut(instance, other);

    expect(during).toEqual(await askAll(viewer, named, all));
    expect(frames).toEqual(await sendAll(live, named));
    await live.close();
  });
});

test('visitors are answered the same while two block each other', async () => {
  const [ana, ben, carla] = await newThree();
  const named = await layScene(instance, 'matched', [ana, ben, carla]);
  const visitor = new Client(instance);
  const ask = async () => {
    const { destinations, tips } = endpoints;
    const args = { params: { id: named.city } };
    const answers = [destinations.one, destinations.travelers, tips.list].map((call) =>
      visitor.call(call, args),
    );
    return (await Promise.all(answers)).map(({ text }) => text);
  };
  const before = await ask();
  await ana.call(endpoints.blocks.block, { params: { id: ben.user.id } });
  expect(await ask()).toEqual(before);
});
