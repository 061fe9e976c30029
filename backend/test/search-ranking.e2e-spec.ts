import { limits } from '@wayfellow/contracts';
import type { SearchDto } from '../src/modules/search/search.dto.js';
import { SearchService } from '../src/modules/search/search.service.js';
import { RankByTraits } from '../src/modules/suggestions/rank-by-traits.js';
import type { Rank } from '../src/modules/suggestions/rank.js';
import { SuggestionsService } from '../src/modules/suggestions/suggestions.service.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { query } from './support/query.js';
import { randomTravelers, rankedByTheRules, searchedByTheRules } from './support/ranking.js';
import { day } from './support/travelers.js';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('search_ranking') });
  await randomTravelers(instance, 6_000);
});
afterAll(() => instance?.close());

/** Seekers of every kind: with trips and without, with few and many interests, with quiz and without. */
const seekers = async (count: number) => {
  const { rows } = await query<{ id: number }>(
    instance,
    'SELECT user_id AS id FROM traits ORDER BY hashint4(user_id) LIMIT $1',
    [count],
  );
  return rows.map(({ id }) => id);
};

const firstOf = async (userId: number, total: number, pageSize: number): Promise<Rank[]> => {
  const ranked: Rank[] = [];
  while (ranked.length < total) {
    const page = await instance.app.get(SuggestionsService).ranked(userId, ranked.at(-1), pageSize);
    ranked.push(...page);
    if (page.length < pageSize) break;
  }
  return ranked.slice(0, total);
};

describe('suggestions from the projection', () => {
  test('are those of the rules read over the tables, in their order', async () => {
    for (const id of await seekers(40))
      expect(await firstOf(id, 150, 150)).toEqual(await rankedByTheRules(instance, id, 150));
  });

  test('are the same over pages of any size', async () => {
    for (const id of await seekers(6))
      for (const pageSize of [1, 7, 33])
        expect(await firstOf(id, 120, pageSize)).toEqual(await rankedByTheRules(instance, id, 120));
  });

  test('come to everybody in the end, each once, whether many are compared or few', async () => {
    const [id = 0] = await seekers(1);
    const all = await rankedByTheRules(instance, id, limits.id.max);
    expect(await firstOf(id, all.length + 1, 500)).toEqual(all);
    await query(instance, `UPDATE pg_class SET reltuples = 10 WHERE oid = 'traits'::regclass`);
    expect(await firstOf(id, all.length + 1, 500)).toEqual(all);
    await query(instance, 'ANALYZE traits');
  });

  test('go down the levels of interests one by one without a place', async () => {
    const byTraits = instance.app.get(RankByTraits);
    for (const id of await seekers(24)) {
      const all = (await rankedByTheRules(instance, id, limits.id.max)).filter(({ places }) => places === 0);
      expect(await byTraits.best(id, undefined, 300)).toEqual(all.slice(0, 300));
      expect(await byTraits.best(id, all[3_000], 300)).toEqual(all.slice(3_001, 3_301));
    }
  });
});

describe('search from the projection', () => {
  const searches: SearchDto[] = [
    {},
    { destination: 'ville 1' },
    { destination: 'ville' },
    { destination: 'ville 33', interest: 'Food' },
    { interest: 'Art' },
    { startDate: day(20), endDate: day(35) },
    { startDate: day(60), interest: 'Digital Nomad' },
    { destination: 'ville 2', endDate: day(12) },
  ];
  test.each(searches)('for %j is what the rules say, over pages of any size', async (filters) => {
    for (const limit of [2, 19, 50]) {
      const expected = await searchedByTheRules(instance, filters, 3 * limit);
      const found: number[] = [];
      let cursor: string | undefined;
      do {
        const { page, next } = await instance.app.get(SearchService).rows({ ...filters, limit, cursor });
        found.push(...page.map(({ tripId }) => tripId));
        cursor = next;
      } while (cursor && found.length < expected.length);
      expect(found.slice(0, expected.length)).toEqual(expected);
    }
  });
});
