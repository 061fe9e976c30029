import { endpoints, limits, userLimits } from '@wayfellow/contracts';
import { GroupsService } from '../src/modules/conversations/groups.service.js';
import { CrossingsService } from '../src/modules/crossings/crossings.service.js';
import { MatchesService } from '../src/modules/matches/matches.service.js';
import { TipsService } from '../src/modules/tips/tips.service.js';
import { ProfilesService } from '../src/modules/travelers/profiles.service.js';
import { userRateLimits } from '../src/modules/users/user-limits.service.js';
import { RateLimits } from '../src/platform/rate-limits/rate-limits.js';
import { type Client, newUser, newUsers } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { idOf, startGroup } from './support/groups.js';
import { befriend, newPair, request } from './support/matched.js';
import { mustPlan } from './support/meetings.js';
import { endNewness, newVoice } from './support/moderators.js';
import { uploadPhoto } from './support/photos.js';
import { makeDestination, makePremium } from './support/query.js';
import { mustReport } from './support/reports.js';

/** A sixtieth of what people get. */
const FACTOR = 1 / 60;
const allowed = (points: number) => Math.ceil(points * FACTOR);

/** Where the people are made. */
let instance: Instance;
/** Where they are limited; its services are asked, since its general limits would be met first. */
let strict: Instance;
let others: Client[];
let destination: number;
const lines: string[] = [];
beforeAll(async () => {
  const databaseUrl = await freshDatabase('user_limits');
  instance = await startInstance({ databaseUrl });
  const env = { RATE_LIMIT_FACTOR: String(FACTOR), LOG_LEVEL: 'warn' };
  strict = await startInstance({ databaseUrl, env, log: (line) => lines.push(line) });
  others = await newUsers(instance, allowed(userLimits.requestsPerDay.everybody) + 1);
  destination = await makeDestination(instance, 'Limited City');
});
afterAll(() => Promise.all([instance?.close(), strict?.close()]));

const connect = async ({ user }: Client, at: number) => {
  await strict.app.get(MatchesService).create(user.id, others[at]!.user.id);
};
/** Sends the requests of one day as if hours lay between them. */
const connectLater = async (client: Client, at: number) => {
  for (const who of ['everybody', 'newcomers'] as const)
    await strict.app.get(RateLimits).reset(userRateLimits.requestsPerHour[who], client.user.id);
  await connect(client, at);
};
const openProfile = async ({ user }: Client) => {
  await strict.app.get(ProfilesService).one(user.id, others[0]!.user.id);
};
const block = async (client: Client, whom: Client) => {
  await client.call(endpoints.blocks.block, { params: { id: whom.user.id } });
};
const shareTip = async ({ user }: Client) => {
  const tip = { title: 'Take the ferry', content: 'It costs as much as the bus.', category: 'food' } as const;
  await strict.app.get(TipsService).create(user.id, destination, tip);
};

const openBoards = async ({ user }: Client) => {
  await strict.app.get(CrossingsService).list(user.id, {});
};

const groups = new Map<Client, number>();
const renameGroup = async (client: Client, at: number) => {
  if (at === 0) {
    const other = await newUser(instance);
    await befriend(client, other);
    groups.set(client, idOf(await startGroup(client, [other])));
  }
  await strict.app.get(GroupsService).rename(client.user.id, groups.get(client)!, `Trains ${at}`);
};

const limited = [
  ['requestsPerHour', connect],
  ['requestsPerDay', connectLater],
  ['profilesPerHour', openProfile],
  ['boardsPerHour', openBoards],
  ['tipsPerHour', shareTip],
  ['chatChangesPerHour', renameGroup],
] as const;

const kinds = [
  ['an account that is no longer new', newVoice, 'everybody'],
  ['a new account', newUser, 'newcomers'],
] as const;

describe.each(kinds)('%s', (_who, make, count) => {
  test.each(limited)(`has so many %s, no more, and is noted at half of them`, async (name, act) => {
    const client = await make(instance);
    await makePremium(instance, client.user.id);
    const most = allowed(userLimits[name][count]);
    lines.length = 0;
    for (let at = 0; at < most; at += 1) {
      expect(lines.join().includes(`${name}:${count}`)).toBe(at >= Math.ceil(most / 2));
      await act(client, at);
    }
    await expect(act(client, most)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(lines.join()).toContain(`${client.user.id} has used half of ${name}:${count}`);
  });
});

test('what a new account did counts on when it is no longer new', async () => {
  const client = await newUser(instance);
  for (let at = 0; at < allowed(userLimits.profilesPerHour.newcomers); at += 1) await openProfile(client);
  await expect(openProfile(client)).rejects.toMatchObject({ code: 'too-many-requests' });
  await endNewness(instance, client);
  const left = allowed(userLimits.profilesPerHour.everybody) - allowed(userLimits.profilesPerHour.newcomers);
  // The refused one counts as well.
  for (let at = 1; at < left; at += 1) await openProfile(client);
  await expect(openProfile(client)).rejects.toMatchObject({ code: 'too-many-requests' });
});

test('one’s own page and answers are never limited', async () => {
  const client = await newUser(instance);
  await makePremium(instance, client.user.id);
  const asking = await newUsers(instance, 3);
  const asked = await Promise.all(asking.map((other) => request(other, client)));
  await connect(client, 0);
  await expect(connect(client, 1)).rejects.toMatchObject({ code: 'too-many-requests' });
  const matches = strict.app.get(MatchesService);
  const { id } = client.user;
  expect(await matches.create(id, asking[0]!.user.id)).toMatchObject({ status: 'accepted' });
  expect(await matches.answer(id, asked[1]!.id, 'accepted')).toMatchObject({ status: 'accepted' });
  expect(await matches.answer(id, asked[2]!.id, 'rejected')).toMatchObject({ status: 'rejected' });
  for (let at = 0; at <= allowed(userLimits.profilesPerHour.everybody); at += 1)
    await strict.app.get(ProfilesService).one(id, id);
});

describe('what a user does is noted at half of its limit, once', () => {
  /** Two fifths of what people get: room for the calls, and halves that are not the first. */
  const factor = 2 / 5;
  let roomy: Instance;
  const noted: string[] = [];
  beforeAll(async () => {
    const env = { RATE_LIMIT_FACTOR: String(factor), LOG_LEVEL: 'warn' };
    const databaseUrl = await freshDatabase('user_limits_halves');
    roomy = await startInstance({ databaseUrl, env, log: (line) => noted.push(line) });
  });
  afterAll(() => roomy?.close());

  test.each([
    ['reportsByUser', limits.reportsPerDay, mustReport],
    ['blocksByUser', limits.blocksPerHour, block],
    ['photosByUser', limits.photosPerDay, (client: Client) => uploadPhoto(client)],
    ['plansInADay', limits.plansPerDay, mustPlan],
  ] as const)('%s, of %i', async (name, points, act) => {
    const [ana, ben] = await newPair(roomy);
    const isNoted = () =>
      noted.filter((line) => line.includes(`${ana.user.id} has used half of ${name}`)).length;
    const half = Math.ceil(Math.ceil(points * factor) / 2);
    expect(half).toBeGreaterThan(1);
    for (let count = 1; count <= half + 1; count += 1) {
      await act(ana, ben);
      expect(isNoted()).toBe(count < half ? 0 : 1);
    }
  });
});
