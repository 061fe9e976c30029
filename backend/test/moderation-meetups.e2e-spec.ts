import { endpoints, meetupLines } from '@wayfellow/contracts';
import { RemindersService } from '../src/modules/meetups/due/reminders.service.js';
import type { Client } from './support/client.js';
import { boardsOf } from './support/crossings.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient } from './support/live-client.js';
import {
  SPOT,
  type Town,
  expectInStep,
  guestOf,
  guestsOf,
  join,
  leave,
  newTown,
  reportOf,
  seenBy,
  truthOf,
} from './support/meetups.js';
import { caseAbout, decide, liftDecision, newModerator } from './support/moderators.js';
import { query } from './support/query.js';
import { refusal } from './support/refusal.js';
import { mustReport } from './support/reports.js';

const { conversations, decisions, meetups } = endpoints;

let instance: Instance;
let mod: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('moderation_meetups') });
  mod = await newModerator(instance);
});
afterAll(() => instance?.close());

const one = (who: Client, { meetup }: Town) => who.call(meetups.one, { params: { id: meetup.id } });
const chatOf = (who: Client, { meetup }: Town) =>
  who.call(conversations.one, { params: { id: Number(meetup.conversationId) } });

/** Has somebody who is there report the meetup, and a moderator hide it. */
const hide = async (town: Town) => {
  await mustReport(await guestOf(instance, town), town.host, reportOf(town));
  const id = await caseAbout(instance, town.meetup.id, 'meetup');
  expect((await decide(instance, mod, id, { action: 'hide' })).status).toBe(204);
};

describe('a meetup that is hidden', () => {
  test('is seen by its host alone, in no list or count of others, and joined by nobody, until the decision is lifted', async () => {
    const town = await newTown(instance, { capacity: 2 });
    const [joined, second, waits, there] = (await guestsOf(instance, town, 4)) as [
      Client,
      Client,
      Client,
      Client,
    ];
    for (const who of [joined, second, waits]) await join(who, town.meetup);
    const others = [joined, waits, there];
    /** What each of the others finds: its page, their own list, the list of their trip, and the count on their board. */
    const found = () =>
      Promise.all(
        others.map(async (who) => {
          const [board] = await boardsOf(who);
          const [mine, ofTrip] = [
            await who.call(meetups.mine, {}),
            await who.call(meetups.ofTrip, { params: { id: board!.trip.id } }),
          ];
          const calendar = await who.call(meetups.calendar, { params: { id: town.meetup.id } });
          return [
            (await one(who, town)).status,
            mine.body.length,
            ofTrip.body.length,
            board!.meetups,
            calendar.status,
          ];
        }),
      );
    const before = [
      [200, 1, 1, 1, 200],
      [200, 1, 1, 1, 404],
      [200, 0, 1, 1, 404],
    ];
    expect(await found()).toEqual(before);
    await hide(town);
    expect(await found()).toEqual(others.map(() => [404, 0, 0, 0, 404]));
    for (const who of others) expect(await join(who, town.meetup)).toMatchObject(refusal('unknown-meetup'));
    expect(await seenBy(town.host, town.meetup)).toMatchObject({ isHidden: true, spot: SPOT });
    expect((await town.host.call(meetups.mine, {})).body).toMatchObject([{ isHidden: true }]);
    await liftDecision(instance, town.host);
    expect(await found()).toEqual(before);
    expect((await seenBy(town.host, town.meetup)).isHidden).toBeUndefined();
    expectInStep(await truthOf(instance, town.meetup));
  });

  test('leaves its guests the chat without what the host wrote, which says so, and lets them go', async () => {
    const town = await newTown(instance, { capacity: 2 });
    const [guest, second, waits] = (await guestsOf(instance, town, 3)) as [Client, Client, Client];
    for (const who of [guest, second, waits]) await join(who, town.meetup);
    const live = await LiveClient.of(guest);
    await hide(town);
    expect(await live.next('meetup_update')).toEqual({ type: 'meetup_update', meetupId: town.meetup.id });
    expect(await live.next('new_group_message')).toMatchObject({
      message: { kind: 'changed', content: meetupLines.hidden },
    });
    await live.close();
    const { text, body } = await chatOf(guest, town);
    expect(body).toMatchObject({
      title: null,
      meetup: { id: town.meetup.id, title: '', area: '', spot: null, isHidden: true },
      isOpen: true,
    });
    for (const word of [town.meetup.title, town.meetup.area, SPOT]) expect(text).not.toContain(word);
    expect((await chatOf(town.host, town)).body).toMatchObject({
      title: town.meetup.title,
      meetup: { spot: SPOT },
    });

    expect((await leave(guest, town.meetup)).status).toBe(204);
    expect((await chatOf(guest, town)).status).toBe(404);
    // The place goes to nobody as long as it is hidden, and to the first in line then.
    expect((await truthOf(instance, town.meetup)).waiting).toEqual([waits.user.id]);
    await liftDecision(instance, town.host);
    expect(await seenBy(waits, town.meetup)).toMatchObject({ myState: 'joined', spot: SPOT });
    const { body: lines } = await chatOf(second, town);
    expect(lines).toMatchObject({ title: town.meetup.title, meetup: { spot: SPOT } });
    expectInStep(await truthOf(instance, town.meetup));
  });

  test('is cancelled by its host, and neither changed, closed nor opened', async () => {
    const town = await newTown(instance);
    await hide(town);
    const params = { id: town.meetup.id };
    const { title, day, time, minutes, area, spot, capacity, version } = await seenBy(town.host, town.meetup);
    const body = { title, day, time, minutes, area, spot: String(spot), capacity, version };
    expect(await town.host.call(meetups.change, { params, body })).toMatchObject(refusal('meetup-hidden'));
    const enter = (state: 'closed' | 'cancelled') =>
      town.host.call(meetups.setState, { params, body: { state } });
    expect(await enter('closed')).toMatchObject(refusal('meetup-hidden'));
    expect((await enter('cancelled')).body).toMatchObject({ state: 'cancelled', isHidden: true });
  });

  test('reminds nobody', async () => {
    const [town, other] = [await newTown(instance), await newTown(instance)];
    await hide(town);
    await query(
      instance,
      `UPDATE meetups SET starts_at = now() + interval '20 hours', ends_at = now() + interval '21 hours',
         remind_at = now() - interval '1 minute', created_at = now() - interval '2 days' WHERE id = ANY ($1)`,
      [[town.meetup.id, other.meetup.id]],
    );
    await instance.app.get(RemindersService).remind();
    const { rows } = await query<{ meetup_id: number }>(
      instance,
      'SELECT meetup_id FROM meetup_reminders WHERE meetup_id = ANY ($1)',
      [[town.meetup.id, other.meetup.id]],
    );
    expect(rows).toEqual([{ meetup_id: other.meetup.id }]);
  });

  test('is told to its host with rule and appeal, and names nobody who reported', async () => {
    const town = await newTown(instance);
    await hide(town);
    const { body, text } = await town.host.call(decisions.list);
    expect(text).not.toContain('Gil Guest');
    expect(body).toMatchObject([{ action: 'hide', subject: 'meetup', rule: 4, canAppeal: true }]);
  });
});
