import { endpoints } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { MeetupConversations } from '../src/modules/conversations/meetup-conversations.service.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { say } from './support/groups.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import { query } from './support/query.js';
import { Random } from './support/random.js';
import { waitFor } from './support/wait-for.js';

const { blocks, conversations } = endpoints;

/** RACE_ROUNDS=500 for the whole promise. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 40);
const EACH_SAYS = 3;
const MEETUP = 1;
const seed = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000_000);

let here: Instance;
let there: Instance;
/** Ana and Ben stay in; Eve and Dora come and go. Ana and Dora block each other now and then. */
let people: [ana: Client, ben: Client, eve: Client, dora: Client];
let tabs: Map<number, LiveClient>;
let id: number;
beforeAll(async () => {
  const databaseUrl = await freshDatabase('groups_delivery');
  [here, there] = [await startInstance({ databaseUrl }), await startInstance({ databaseUrl })];
  people = [await newUser(here), await newUser(there), await newUser(here), await newUser(there)];
  tabs = new Map();
  for (const person of people) tabs.set(person.user.id, await LiveClient.of(person));
  const [ana] = people;
  const service = here.app.get(MeetupConversations);
  id = await here.app
    .get(DataSource)
    .transaction((manager) => service.create(manager, { meetupId: MEETUP, hostId: ana.user.id }));
});
afterAll(async () => {
  await Promise.all([...(tabs?.values() ?? [])].map((tab) => tab.close()));
  await Promise.all([here?.close(), there?.close()]);
});

const setMembers = async ({ app }: Instance, members: readonly Client[]): Promise<void> => {
  const ids = members.map(({ user }) => user.id);
  const tell = await app
    .get(DataSource)
    .transaction((manager) => app.get(MeetupConversations).setMembers(manager, MEETUP, ids));
  tell();
};

/** Says some things one after the other; who is not in, or no longer, is refused. */
const talk = async (who: Client, round: number): Promise<void> => {
  for (let at = 0; at < EACH_SAYS; at += 1) {
    const body = { content: `${round}` };
    const { status, text } = await who.call(conversations.send, { params: { id }, body });
    if (![201, 403, 404].includes(status)) throw new Error(`${status} ${text}`);
  }
};

interface Said {
  id: number;
  senderId: number;
  /** Who was in when it was committed: whoever comes or goes does so once a round. */
  members: number[];
}

const saidIn = async (round: number): Promise<Said[]> => {
  const { rows } = await query<Said>(
    here,
    `SELECT message.id::int, sender_id AS "senderId", ARRAY(
       SELECT user_id FROM conversation_members member
       WHERE conversation_id = $1 AND joined_after < message.id AND (state = 'member' OR left_at_id >= message.id)
     ) AS members
     FROM messages message WHERE conversation_id = $1 AND kind = 'text' AND content = $2 ORDER BY id`,
    [id, String(round)],
  );
  return rows;
};

/** The texts that somebody was brought, by their ids. */
const broughtTo = ({ user }: Client): Set<number> =>
  new Set(
    (tabs.get(user.id)?.frames ?? []).flatMap((frame) =>
      frame.type === 'new_group_message' && frame.message.kind === 'text' ? [frame.message.id] : [],
    ),
  );

/** What was said while Ana and Dora could read each other, or not, and which of the two it was at the end of the round. */
interface Round {
  said: Said[];
  wereApart: boolean;
  areApart: boolean;
}

const faultsOf = ({ said, wereApart, areApart }: Round): string[] => {
  const [ana, , , dora] = people;
  const pair = [ana.user.id, dora.user.id];
  const faults: string[] = [];
  // Of what one of them said to the other: a block, or its end, comes before all that follows it.
  const between: boolean[] = [];
  for (const { id: messageId, senderId, members } of said)
    for (const person of people) {
      const userId = person.user.id;
      const isBrought = broughtTo(person).has(messageId);
      const isIn = members.includes(userId);
      if (isIn && userId !== senderId && pair.includes(userId) && pair.includes(senderId))
        between.push(isBrought);
      else if (isIn !== isBrought)
        faults.push(`${messageId} of ${senderId} ${isBrought ? 'was' : 'was not'} brought to ${userId}`);
    }
  const turns = between.filter((isBrought, at) => isBrought !== (between[at - 1] ?? isBrought)).length;
  const isInOrder =
    wereApart === areApart
      ? between.every((isBrought) => isBrought !== areApart)
      : turns === 0 || (turns === 1 && between.at(-1) !== areApart);
  return isInOrder ? faults : [...faults, `between the two: ${between.join()}`];
};

test(
  'who is in at a message’s commit is brought it, and nobody else, while some join, leave and block',
  async () => {
    process.stderr.write(`WALK_SEED=${seed}\n`);
    const random = new Random(seed);
    const [ana, ben, eve, dora] = people;
    const guests = new Set<Client>();
    const rounds: Round[] = [];
    await setMembers(here, [ana, ben]);
    let areApart = false;
    for (let round = 0; round < ROUNDS; round += 1) {
      const guest = random.one([eve, dora]);
      if (!guests.delete(guest)) guests.add(guest);
      const wereApart = areApart;
      if (random.chance(0.5)) areApart = !areApart;
      const call = areApart ? blocks.block : blocks.unblock;
      await Promise.all([
        ...people.map((who) => talk(who, round)),
        setMembers(random.one([here, there]), [ana, ben, ...guests]),
        areApart !== wereApart && dora.call(call, { params: { id: ana.user.id } }),
      ]);
      rounds.push({ said: await saidIn(round), wereApart, areApart });
    }
    await dora.call(blocks.unblock, { params: { id: ana.user.id } });
    await setMembers(here, people);
    // What comes of each instance comes in order: after these nothing is under way.
    const last = [await say(ana, id, 'Good bye'), await say(ben, id, 'Good bye')];
    await waitFor(() => people.every((person) => last.every((message) => broughtTo(person).has(message.id))));
    expect(rounds.flatMap(({ said }) => said).length).toBeGreaterThan(ROUNDS * EACH_SAYS);
    expect({ seed, faults: rounds.flatMap(faultsOf) }).toEqual({ seed, faults: [] });
  },
  60_000 + ROUNDS * 1_000,
);
