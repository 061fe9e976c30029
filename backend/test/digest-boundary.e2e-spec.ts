import { endpoints } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { DigestsService } from '../src/modules/digests/digests.service.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { zoneAt } from './support/mornings.js';
import { choose, newReader } from './support/notification-emails.js';
import { makeDestination, query } from './support/query.js';
import { day } from './support/travelers.js';

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('digest_boundary') });
});
afterAll(() => instance?.close());

const tell = () => instance.app.get(DigestsService).tellAll();
const counted = async (who: Client) =>
  (await who.call(endpoints.notifications.list)).body.flatMap(({ kind, subject }) =>
    kind === 'digest' ? [subject.count] : [],
  );
const goTo = (who: Client, destinationId: number) =>
  who.call(endpoints.trips.create, { body: { destinationId, startDate: day(10), endDate: day(14) } });

test('a trip that is being added while a digest is read is told by the next one, once', async () => {
  const ben = await newReader(instance);
  await choose(ben, { zone: zoneAt(9) });
  const place = await makeDestination(instance, 'Boundary Bay');
  await goTo(ben, place);
  await goTo(await newUser(instance), place);
  const late = await newUser(instance);
  const addSql = `
    INSERT INTO trips (user_id, place_id, start_date, end_date)
    SELECT $1, id, current_date + 10, current_date + 14 FROM places WHERE destination_id = $2`;
  await instance.app.get(DataSource).transaction(async (manager) => {
    await manager.query(addSql, [late.user.id, place]);
    await tell();
    expect(await counted(ben)).toEqual([1]);
  });
  for (let days = 0; days < 2; days += 1) {
    await ben.call(endpoints.notifications.read, {
      body: { upToId: (await ben.call(endpoints.notifications.list)).body[0]?.id ?? 0 },
    });
    await query(instance, `UPDATE digests SET told_at = told_at - interval '24 hours'`);
    await query(instance, `UPDATE trips SET created_at = created_at - interval '24 hours'`);
    await tell();
    expect(await counted(ben)).toEqual([1, 1]);
  }
});
