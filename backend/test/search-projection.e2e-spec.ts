import { endpoints, interestNames, quizOptions } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { schemaOptions } from '../src/schema/schema-options.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { driftOf } from './support/projection.js';
import { makePremium, query } from './support/query.js';
import { day, like, planTrip, quizAnswers } from './support/travelers.js';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('search_projection') });
});
afterAll(() => instance?.close());

const premium = async (): Promise<Client> => {
  const client = await newUser(instance);
  await makePremium(instance, client.user.id);
  return client;
};
const answer = (client: Client, index: number) =>
  client.call(endpoints.quiz.save, { body: { userId: client.user.id, preferences: quizAnswers(index) } });

describe('what suggestions and search rank by', () => {
  test('follows trips: planned, moved to another place and other days, taken back', async () => {
    const client = await newUser(instance);
    await like(client, 'Food', 'Art');
    const [kept, moved, gone] = [
      await planTrip(client, 'Keptville', [3, 9]),
      await planTrip(client, 'Movedville', [3, 9]),
      await planTrip(client, 'Goneville', [3, 9]),
    ];
    expect(await driftOf(instance)).toEqual([]);
    const body = { destination: 'Elseville', startDate: day(30), endDate: day(90) };
    await client.call(endpoints.trips.update, { params: { id: moved }, body });
    await client.call(endpoints.trips.remove, { params: { id: gone } });
    expect(await driftOf(instance)).toEqual([]);
    const { rows } = await query(instance, 'SELECT trip_id FROM trip_cards WHERE user_id = $1 ORDER BY 1', [
      client.user.id,
    ]);
    expect(rows).toEqual([{ trip_id: kept }, { trip_id: moved }]);
  });

  test('leaves out quiet trips, also those that become quiet or open while everything else changes', async () => {
    const client = await newUser(instance);
    const open = await planTrip(client, 'Openville', [3, 9]);
    const quiet = await planTrip(client, 'Quietville', [3, 9], { isQuiet: true });
    const cards = async () => {
      const { rows } = await query<{ id: number }>(
        instance,
        'SELECT trip_id AS id FROM trip_cards WHERE user_id = $1 ORDER BY 1',
        [client.user.id],
      );
      return rows.map(({ id }) => id);
    };
    const change = (id: number, isQuiet: boolean) =>
      client.call(endpoints.trips.update, {
        params: { id },
        body: { destination: 'Elseville', startDate: day(4), endDate: day(8), isQuiet },
      });
    expect(await cards()).toEqual([open]);
    expect(await driftOf(instance)).toEqual([]);
    for (const isOpen of [true, false, true]) {
      await Promise.all([
        change(quiet, !isOpen),
        change(open, isOpen),
        ...interestNames.map((name) => like(client, name)),
        answer(client, isOpen ? 0 : 2),
      ]);
      expect(await cards()).toEqual([isOpen ? quiet : open]);
      expect(await driftOf(instance)).toEqual([]);
      const own = (await client.call(endpoints.interests.list)).body;
      for (const { id } of own) await client.call(endpoints.interests.remove, { params: { id } });
    }
  });

  test('follows interests, the quiz, subscriptions and accounts, whatever is changed first', async () => {
    const client = await premium();
    await planTrip(client, 'Changeville', [3, 9]);
    await like(client, 'Hiking', 'Hiking', 'Beach');
    await answer(client, 0);
    expect(await driftOf(instance)).toEqual([]);
    await answer(client, 3);
    const [first] = (await client.call(endpoints.interests.list)).body;
    await client.call(endpoints.interests.remove, { params: { id: first?.id as number } });
    await query(instance, 'DELETE FROM subscriptions WHERE user_id = $1', [client.user.id]);
    expect(await driftOf(instance)).toEqual([]);
    await query(instance, 'DELETE FROM users WHERE id = $1', [client.user.id]);
    expect(await driftOf(instance)).toEqual([]);
    const { rows } = await query(instance, 'SELECT FROM trip_cards WHERE user_id = $1', [client.user.id]);
    expect(rows).toEqual([]);
  });

  test('is right when one changes everything at once', async () => {
    const client = await premium();
    await Promise.all([
      ...interestNames.map((name) => like(client, name)),
      ...Array.from({ length: 6 }, (_, i) => planTrip(client, 'Onceville', [i, i + 40])),
      ...[0, 1, 2].map((index) => answer(client, index)),
    ]);
    expect(await driftOf(instance)).toEqual([]);
    const own = (await client.call(endpoints.interests.list)).body;
    await Promise.all([
      ...own.slice(4).map(({ id }) => client.call(endpoints.interests.remove, { params: { id } })),
      ...Array.from({ length: 4 }, (_, i) => planTrip(client, 'Twiceville', [i, i + 5])),
    ]);
    expect(await driftOf(instance)).toEqual([]);
  });

  test('gives every interest and every answer a bit of its own', async () => {
    const { rows: interests } = await query<{ bit: number }>(
      instance,
      'SELECT interest_bit(name) AS bit FROM unnest($1::text[]) WITH ORDINALITY named (name, n) ORDER BY n',
      [interestNames],
    );
    expect(interests.map(({ bit }) => bit)).toEqual(interestNames.map((_, i) => 1 << i));
    const answers = Object.entries(quizOptions).flatMap(([id, options]) =>
      options.map((option) => ({ [id]: option })),
    );
    const { rows: bits } = await query<{ bits: number }>(
      instance,
      'SELECT quiz_bits(answers) AS bits FROM unnest($1::jsonb[]) WITH ORDINALITY given (answers, n) ORDER BY n',
      [answers],
    );
    expect(bits.map(({ bits: bit }) => bit)).toEqual(answers.map((_, i) => 1 << i));
  });

  test('is there from the start in a database that had travelers before it', async () => {
    const source = await new DataSource(
      schemaOptions({ databaseUrl: await freshDatabase('search_projection_later') }),
    ).initialize();
    const hasCards = async () =>
      (await source.query(`SELECT to_regclass('trip_cards') AS made`))[0].made !== null;
    while (await hasCards()) await source.undoLastMigration();
    await source.query(
      `INSERT INTO users (username, email, password_hash, name) VALUES ('a', 'a@x.example', '', 'A'), ('b', 'b@x.example', '', 'B')`,
    );
    await source.query(`INSERT INTO user_interests (user_id, name) VALUES (1, 'Food'), (1, 'Digital Nomad')`);
    await source.query('INSERT INTO travel_preferences (user_id, answers) VALUES (2, $1)', [quizAnswers(3)]);
    await source.query(`INSERT INTO subscriptions (user_id, status) VALUES (2, 'incomplete')`);
    await source.query(
      `INSERT INTO trips (user_id, place_id, start_date, end_date)
       SELECT id, (SELECT min(id) FROM places), now(), now() FROM users`,
    );
    await source.runMigrations();
    expect(await source.query('SELECT count(*) FROM trip_cards')).toEqual([{ count: 2 }]);
    expect(
      await source.query('SELECT interest_mask, quiz_mask, subscribes FROM trip_cards ORDER BY user_id'),
    ).toEqual([
      { interest_mask: 0b1000000000100, quiz_mask: 0, subscribes: false },
      { interest_mask: 0, quiz_mask: 0x88888888 | 0, subscribes: true },
    ]);
    await source.destroy();
  });
});
