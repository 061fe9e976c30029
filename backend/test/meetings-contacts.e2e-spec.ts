import { endpoints, limits, problems, retentionDays } from '@wayfellow/contracts';
import { CheckInsService } from '../src/modules/meetings/check-ins.service.js';
import { Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { heldUp, waiting } from './support/locks.js';
import { newPair } from './support/matched.js';
import { agree, meetingWith, mustName } from './support/meetings.js';
import { tablesWith } from './support/personal-tables.js';
import { query } from './support/query.js';
import { contactTokenOf } from './support/scene-meetings.js';

const { meetings, contacts } = endpoints;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('contacts') });
});
afterAll(() => instance?.close());

const takeDue = () => instance.app.get(CheckInsService).takeDue();

describe('trusted contacts', () => {
  test(`are ${limits.trustedContacts} at most, each once, also when they are named at once`, async () => {
    const ana = await newUser(instance);
    const name = (email: string) => ana.call(contacts.add, { body: { name: 'Ingrid', email } });
    const same = await Promise.all([name('one@post.example'), name('ONE@post.example')]);
    expect(same.map(({ status }) => status).sort()).toEqual([201, 409]);
    const more = await Promise.all(['b', 'c', 'd', 'e'].map((one) => name(`${one}@post.example`)));
    expect(more.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  });

  test('who declined, or ended it, are not asked again by the same traveler, and are by another', async () => {
    const [ana, ben] = [await newUser(instance), await newUser(instance)];
    const [never, agreed] = [await mustName(ana), await mustName(ana)];
    await agree(instance, agreed);
    for (const contact of [never, agreed]) {
      const token = await contactTokenOf(instance, contact);
      await new Client(instance).call(contacts.answer, { body: { token, isWilling: false } });
    }
    const name = (who: Client, email: string) => who.call(contacts.add, { body: { name: 'Ingrid', email } });
    for (const { email } of [never, agreed])
      expect(await name(ana, email.toUpperCase())).toMatchObject({
        status: 409,
        body: { type: '/problems/contact-not-asked', detail: problems['contact-not-asked'].detail },
      });
    expect((await ana.call(contacts.list)).body).toEqual([]);
    expect(await tablesWith(instance, [never.email, agreed.email])).toEqual([]);
    expect((await name(ben, never.email)).status).toBe(201);
    await query(
      instance,
      `UPDATE declined_contacts SET declined_at = now() - interval '${retentionDays.declinedContact} days'`,
    );
    await takeDue();
    expect((await name(ana, agreed.email)).status).toBe(201);
  });

  test('one who declines while they are named again is not asked', async () => {
    const ana = await newUser(instance);
    const contact = await mustName(ana);
    const token = await contactTokenOf(instance, contact);
    const decline = () => new Client(instance).call(contacts.answer, { body: { token, isWilling: false } });
    const nameAgain = () => ana.call(contacts.add, { body: { name: 'Ingrid', email: contact.email } });
    // Naming somebody has the user locked: who declines meanwhile waits for it, and who is named again waits for that.
    const row = { sql: 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', values: [ana.user.id] };
    let named: ReturnType<typeof nameAgain> | undefined;
    const declined = await heldUp(instance, row, decline, async () => {
      named = nameAgain();
      await waiting(instance, 2);
    });
    expect([declined.status, (await named)?.status]).toEqual([204, 409]);
    expect((await ana.call(contacts.list)).body).toEqual([]);
  });

  test('of somebody else can neither get a plan nor be removed', async () => {
    const [ana, ben] = await newPair(instance);
    const { id } = await mustName(ben);
    const shared = await ana.call(meetings.create, { body: meetingWith(ben, { contactId: id }) });
    expect(shared).toMatchObject({ status: 404, body: { type: '/problems/unknown-contact' } });
    expect((await ana.call(contacts.remove, { params: { id } })).status).toBe(404);
    expect((await ben.call(contacts.remove, { params: { id } })).status).toBe(204);
  });

  test('who do not answer are forgotten after a week; those who agreed stay', async () => {
    const ana = await newUser(instance);
    const [silent, agreed] = [await mustName(ana), await mustName(ana)];
    await agree(instance, agreed);
    await query(
      instance,
      `UPDATE trusted_contacts SET created_at = now() - interval '8 days' WHERE user_id = $1`,
      [ana.user.id],
    );
    await takeDue();
    expect((await ana.call(contacts.list)).body.map(({ id }) => id)).toEqual([agreed.id]);
    expect(silent.isConfirmed).toBe(false);
  });

  test(`one address is asked ${limits.contactEmailsPerDay} times a day at most, no matter who names it`, async () => {
    const databaseUrl = await freshDatabase('contacts_limited');
    const limited = await startInstance({ databaseUrl, env: { RATE_LIMIT_FACTOR: '1' } });
    const [ana, ben] = await newPair(limited);
    const body = { name: 'Ingrid', email: 'flooded@post.example' };
    for (let i = 0; i < limits.contactEmailsPerDay; i += 1) {
      const named = await ana.call(contacts.add, { body });
      await ana.call(contacts.remove, { params: { id: named.body.id } });
    }
    const more = [ana, ben].map((who) => who.call(contacts.add, { body }));
    expect((await Promise.all(more)).map(({ status }) => status)).toEqual([429, 429]);
    await limited.close();
  });

  test('are six new ones a day at most, and who was not asked can still be', async () => {
    const databaseUrl = await freshDatabase('contacts_each');
    const limited = await startInstance({ databaseUrl, env: { RATE_LIMIT_FACTOR: '1' } });
    const [ana, ben] = await newPair(limited);
    const name = async (who: Client, email: string) => {
      const { status, body } = await who.call(contacts.add, { body: { name: 'Ingrid', email } });
      return { status, id: body.id };
    };
    const named = [];
    for (const one of ['a', 'b', 'c']) named.push(await name(ana, `${one}@post.example`));
    expect(named.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (let i = 0; i < limits.contactEmailsPerDay; i += 1)
      expect((await name(ana, 'fourth@post.example')).status).toBe(409);
    await ana.call(contacts.remove, { params: { id: Number(named[0]?.id) } });
    expect((await name(ana, 'seventh@post.example')).status).toBe(429);
    expect((await name(ben, 'fourth@post.example')).status).toBe(201);
    await limited.close();
  });
});
