import { type MeetupInput, endpoints, meetupLines, problems } from '@wayfellow/contracts';
import { AwayService } from '../src/modules/meetups/due/away.service.js';
import type { Client } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { eraseDue, letPass, mustLeave } from './support/leaving.js';
import { LiveClient } from './support/live-client.js';
import {
  SPOT,
  expectInStep,
  guestOf,
  guestsOf,
  join,
  leave,
  changeOf,
  newTown,
  seenBy,
  truthOf,
} from './support/meetups.js';
import { befriend } from './support/matched.js';
import { query } from './support/query.js';
import { day } from './support/travelers.js';

const { blocks, conversations, meetups, notifications } = endpoints;

let instance: Instance;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('meetups_hosting') });
});
afterAll(() => instance?.close());

const statusFor = async (who: Client, id: number) => (await who.call(meetups.one, { params: { id } })).status;
const eventsOf = async (who: Client) =>
  (await who.call(notifications.list, {})).body.map(({ subject }) => subject.event).filter(Boolean);

describe('what a host does', () => {
  test('closing and opening again, which lets in who waits; cancelling is final', async () => {
    const town = await newTown(instance, { capacity: 2 });
    const { host, meetup } = town;
    const [one, two, three] = (await guestsOf(instance, town, 3)) as [Client, Client, Client];
    for (const guest of [one, two, three]) await join(guest, meetup);
    const params = { id: meetup.id };
    const set = (state: 'open' | 'closed' | 'cancelled') =>
      host.call(meetups.setState, { params, body: { state } });
    expect((await one.call(meetups.setState, { params, body: { state: 'closed' } })).status).toBe(403);
    expect((await set('closed')).body).toMatchObject({ state: 'closed', version: 2 });
    expect((await join(await guestOf(instance, town), meetup)).body).toMatchObject({
      detail: problems['meetup-closed'].detail,
    });
    await leave(one, meetup);
    expect(await seenBy(three, meetup)).toMatchObject({ myState: 'waiting' });
    await set('open');
    expect(await seenBy(three, meetup)).toMatchObject({ myState: 'joined' });
    expect((await leave(host, meetup)).body).toMatchObject({ detail: problems['host-stays'].detail });
    await set('cancelled');
    expect((await set('open')).body).toMatchObject({ detail: problems['meetup-cancelled'].detail });
    expect(await eventsOf(two)).toContain('cancelled');
    expect(await statusFor(two, meetup.id)).toBe(200);
    expect(await statusFor(one, meetup.id)).toBe(404);
    expectInStep(await truthOf(instance, meetup));
  });

  test('changing it, of the version that was read; who has joined is told of another time or spot', async () => {
    const town = await newTown(instance);
    const { host, meetup } = town;
    const guest = await guestOf(instance, town);
    await join(guest, meetup);
    const live = await LiveClient.of(guest);
    const params = { id: meetup.id };
    const change = (changes: Partial<MeetupInput>, version: number) =>
      host.call(meetups.change, { params, body: changeOf(version, changes) });
    expect((await change({ title: 'Tram 28 and more' }, 1)).body).toMatchObject({ version: 2 });
    expect(await eventsOf(guest)).toEqual([]);
    expect((await change({ time: '11:00' }, 1)).body).toMatchObject({
      detail: problems['meetup-changed'].detail,
    });
    expect((await change({ time: '11:00' }, 2)).body).toMatchObject({ time: '11:00', version: 3 });
    expect(await eventsOf(guest)).toEqual(['changed']);
    expect(await live.next('meetup_update')).toEqual({ type: 'meetup_update', meetupId: meetup.id });
    await live.close();
    expect((await change({ day: day(10) }, 3)).body).toMatchObject({ detail: problems['not-there'].detail });
    await join(await guestOf(instance, town), meetup);
    await join(await guestOf(instance, town), meetup);
    expect((await change({ capacity: 2 }, 3)).body).toMatchObject({
      errors: [{ field: 'capacity', message: '3 have joined already' }],
    });
  });

  test('leaving the product: coming meetups are cancelled, and a place of theirs is given on', async () => {
    const town = await newTown(instance, { capacity: 2 });
    const { meetup } = town;
    const [one, two, three] = (await guestsOf(instance, town, 3)) as [Client, Client, Client];
    for (const guest of [one, two, three]) await join(guest, meetup);
    const suspend = (who: Client) =>
      query(instance, `UPDATE users SET standing = 'suspended' WHERE id = $1`, [who.user.id]);
    await suspend(one);
    await instance.app.get(AwayService).sweep();
    expect(await seenBy(three, meetup)).toMatchObject({ myState: 'joined' });
    await suspend(town.host);
    await instance.app.get(AwayService).sweep();
    expect(await seenBy(two, meetup)).toMatchObject({ state: 'cancelled' });
    expectInStep(await truthOf(instance, meetup));
    for (const guest of [two, three])
      expect((await guest.call(notifications.list)).body[0]).toMatchObject({
        kind: 'meetup',
        subject: { meetupId: meetup.id, event: 'cancelled' },
      });
  });

  test('of one whose chat is closed, nobody is taken out by a block: guest and host do not see each other until it is undone', async () => {
    const town = await newTown(instance);
    const { host, meetup } = town;
    const [one, two] = (await guestsOf(instance, town, 2)) as [Client, Client];
    for (const guest of [one, two]) await join(guest, meetup);
    await befriend(one, host);
    const before = await truthOf(instance, meetup);
    const sql = `UPDATE meetups SET starts_at = starts_at - $2::interval, ends_at = ends_at - $2::interval WHERE id = $1`;
    await query(instance, sql, [meetup.id, '13 days']);
    for (const [who, other] of [
      [host, one],
      [one, host],
    ] as const) {
      const params = { id: other.user.id };
      expect((await who.call(blocks.block, { params })).status).toBe(204);
      expect(await truthOf(instance, meetup)).toEqual(before);
      expect(await statusFor(one, meetup.id)).toBe(404);
      expect((await one.call(meetups.mine, {})).body).toEqual([]);
      const ids = [two.user.id];
      expect((await seenBy(host, meetup)).going.map(({ id }) => id)).toEqual(ids);
      expect((await who.call(blocks.unblock, { params })).status).toBe(204);
      expect(await seenBy(one, meetup)).toMatchObject({ myState: 'joined', joined: 2 });
    }
  });

  test('of one that was, an erased host leaves neither words nor a host among the guests, also after a block', async () => {
    const town = await newTown(instance);
    const { meetup } = town;
    const [one, two] = (await guestsOf(instance, town, 2)) as [Client, Client];
    for (const guest of [one, two]) await join(guest, meetup);
    await befriend(one, town.host);
    const body = changeOf(meetup.version, { spot: 'Zanzibar fountain' });
    expect((await town.host.call(meetups.change, { params: { id: meetup.id }, body })).status).toBe(200);
    await query(
      instance,
      `UPDATE meetups SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' WHERE id = $1`,
      [meetup.id],
    );
    await mustLeave(town.host);
    await letPass(instance, town.host, '14 days 1 hour');
    await eraseDue(instance);
    const user = { id: two.user.id };
    for (const call of [blocks.block, blocks.unblock])
      expect((await one.call(call, { params: user })).status).toBe(204);
    const params = { id: Number(meetup.conversationId) };
    const { text, body: chat } = await one.call(conversations.one, { params });
    expect(chat.members.filter(({ state }) => state === 'member')).toMatchObject([
      { id: one.user.id, isHost: false },
      { id: two.user.id, isHost: false },
    ]);
    const { text: lines } = await one.call(conversations.messages, { params });
    expect(lines).toContain(meetupLines.spotErased);
    const shown = await seenBy(one, meetup);
    expect(shown.host.name).toBe('Former traveler');
    const words = [meetup.title, SPOT, 'Zanzibar', town.host.user.name];
    for (const told of [text, lines, JSON.stringify(shown)])
      expect(words.filter((word) => told.includes(word))).toEqual([]);
    // Whoever was connected with the host may block them still, which settles the chat once more.
    expect((await one.call(blocks.block, { params: { id: town.host.user.id } })).status).toBe(204);
    const { members } = (await two.call(conversations.one, { params })).body;
    expect(members.filter(({ state }) => state === 'member')).toMatchObject([{ id: two.user.id }]);
  });
});
