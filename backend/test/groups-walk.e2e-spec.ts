import { type Client, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { GroupWalk } from './support/group-walk.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';
import { Random } from './support/random.js';

const PEOPLE = 12;
/** WALK_ACTIONS=10000 for the whole promise. */
const ACTIONS = Number(process.env.WALK_ACTIONS ?? 2_000);
const AT_ONCE = 4;
/** After so many actions all is counted. */
const COUNT_EVERY = ACTIONS / 5;
const seed = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000_000);

let instances: [Instance, Instance];
beforeAll(async () => {
  const databaseUrl = await freshDatabase('groups_walk');
  const options = { databaseUrl, env: { ROLE: 'all' } };
  instances = [await startInstance(options), await startInstance(options)];
});
afterAll(() => Promise.all((instances ?? []).map((instance) => instance.close())));

/** People on two instances, each matched with each. */
const matchedPeople = async (): Promise<Client[]> => {
  const [here, there] = instances;
  const people = [...(await newUsers(here, PEOPLE / 2)), ...(await newUsers(there, PEOPLE / 2))];
  await query(
    here,
    `INSERT INTO matches (requester_id, recipient_id, status)
     SELECT one, other, 'accepted' FROM unnest($1::int[]) one JOIN unnest($1::int[]) other ON one < other`,
    [people.map(({ user }) => user.id)],
  );
  return people;
};

test(
  'random actions of twelve people on two instances: everybody reads what is theirs, and as many are unread as there are',
  async () => {
    process.stderr.write(`WALK_SEED=${seed}\n`);
    const random = new Random(seed);
    const people = await matchedPeople();
    const walk = new GroupWalk(people, random);
    for (let done = 0; done < ACTIONS; done += AT_ONCE) {
      const first = random.below(PEOPLE);
      const actors = Array.from({ length: AT_ONCE }, (_, at) => people[(first + at * 5) % PEOPLE] as Client);
      await Promise.all(actors.map((who) => walk.act(who)));
      if ((done + AT_ONCE) % COUNT_EVERY === 0) expect(await walk.faults(instances[0])).toEqual([]);
    }
  },
  ACTIONS * 120,
);
