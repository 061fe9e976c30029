import { type MeetupView, endpoints } from '@wayfellow/contracts';
import type { Client } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { groupOf } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import {
  type Town,
  changeOf,
  expectInStep,
  guestsOf,
  join,
  leave,
  mustOffer,
  newTown,
  seenBy,
  truthOf,
} from './support/meetups.js';
import { query } from './support/query.js';
import { Random } from './support/random.js';

const { blocks, conversations, meetups } = endpoints;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('meetups_storm'), env: { ROLE: 'all' } });
});
afterAll(() => instance?.close());

const block = (who: Client, { user }: Client) => who.call(blocks.block, { params: { id: user.id } });
const unblock = (who: Client, { user }: Client) => who.call(blocks.unblock, { params: { id: user.id } });
const write = (who: Client, id: number) =>
  who.call(conversations.send, { params: { id }, body: { content: 'Are you there?' } });
const move = async (host: Client, meetup: MeetupView, time: string) => {
  const { version } = await seenBy(host, meetup);
  return host.call(meetups.change, {
    params: { id: meetup.id },
    body: changeOf(version, { capacity: 4, time }),
  });
};

/** Of the members of a chat those between whom there is a block, two by two. */
const BLOCKED = `
  SELECT id, apart, ARRAY(
    SELECT unnest(ARRAY[least(blocker_id, blocked_id), greatest(blocker_id, blocked_id)]) FROM blocks
    WHERE blocker_id = ANY (members) AND blocked_id = ANY (members)
  ) AS blocked, members FROM conversations WHERE kind <> 'pair' ORDER BY id`;

test('blocks, messages and changes at once in chats that share people: none fails, and each agrees with the blocks', async () => {
  const random = new Random(41);
  const town: Town = await newTown(instance, { capacity: 4 });
  const { host } = town;
  const guests = await guestsOf(instance, town, 6);
  const groupId = await groupOf(host, ...guests.slice(0, 3));
  const all = [
    town.meetup,
    await mustOffer(host, town.hostTrip, { capacity: 2, time: '15:00' }),
    await mustOffer(host, town.hostTrip, { capacity: 3, time: '18:00' }),
  ];
  const act = async (who: Client): Promise<number> => {
    const [meetup, other, action] = [random.one(all), random.one(guests), random.below(12)];
    if (action < 4) return (await join(who, meetup)).status;
    if (action === 4) return (await leave(who, meetup)).status;
    if (action < 7) return who === other ? 204 : (await block(who, other)).status;
    if (action < 9) return who === other ? 204 : (await unblock(who, other)).status;
    if (action === 9) return (await move(host, meetup, random.chance(0.5) ? '19:00' : '20:00')).status;
    return (await write(who, random.chance(0.3) ? groupId : Number(meetup.conversationId))).status;
  };
  const chats = [groupId, ...all.map(({ conversationId }) => Number(conversationId))];
  const seen = new Set<number>();
  for (let round = 0; round < 25; round += 1) {
    const sent = Promise.all([...chats, ...chats].map(async (id) => (await write(host, id)).status));
    const statuses = [...(await Promise.all([...guests, ...guests].map(act))), ...(await sent)];
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    for (const status of statuses) seen.add(status);
  }
  // Joined and left, blocked, written, refused: all of it has happened.
  expect([200, 201, 204, 404].filter((status) => !seen.has(status))).toEqual([]);
  for (const meetup of all) expectInStep(await truthOf(instance, meetup));
  const { rows } = await query<{ apart: number[]; blocked: number[]; members: number[] }>(instance, BLOCKED);
  for (const { apart, blocked, members } of rows)
    expect(pairsOf(apart, members)).toEqual(pairsOf(blocked, members));
});

/** Pairs of ids, those among these members alone, each once. */
const pairsOf = (flat: readonly number[], members: readonly number[]): string[] => {
  const pairs = flat.flatMap((one, at) => (at % 2 ? [] : [[one, Number(flat[at + 1])]]));
  const among = pairs.filter((pair) => pair.every((id) => members.includes(id)));
  return [...new Set(among.map((pair) => pair.toSorted((one, next) => one - next).join(' ')))].sort();
};
