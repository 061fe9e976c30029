import { FORMER_TRAVELER, endpoints, retentionDays } from '@wayfellow/contracts';
import { MeasuresService } from '../src/modules/moderation/deciding/measures.service.js';
import { PhotoSweeper } from '../src/modules/photos/photo-sweeper.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { eraseDue, letPass, mustLeave } from './support/leaving.js';
import { FACTS, caseAbout, decide, newModerator, readCase } from './support/moderators.js';
import { uploadPhoto } from './support/photos.js';
import { makeDestination, query } from './support/query.js';
import { mustWriteAbout, pageOf, traveledPair } from './support/references.js';
import { refusal } from './support/refusal.js';
import { mustReport, report } from './support/reports.js';
import { planTrip } from './support/travelers.js';

const { reports, tips } = endpoints;

let instance: Instance;
let mod: Client;
beforeAll(async () => {
  // A web instance runs no jobs: what is due is done when a test says so.
  const databaseUrl = await freshDatabase('moderation_cases');
  instance = await startInstance({ databaseUrl });
  mod = await newModerator(instance);
});
afterAll(() => instance?.close());

describe('a tip whose author’s account is deleted', () => {
  const body = { title: 'Swim below the weir', content: 'The current is stronger than it looks.' };

  /** The tip, which stayed. */
  const left = async () => {
    const author = await newUser(instance);
    const city = await makeDestination(instance, `Weir City ${author.user.id}`);
    const tip = await author.call(tips.create, {
      params: { id: city },
      body: { ...body, category: 'safety' },
    });
    await mustLeave(author);
    await letPass(instance, author, `${retentionDays.leaving} days 1 second`);
    await eraseDue(instance);
    const read = async (viewer: Client) => (await viewer.call(tips.list, { params: { id: city } })).body;
    return { author, city, id: tip.body.id, read };
  };

  test('is reported by somebody who reads it, and hidden', async () => {
    const [{ author, id, read }, ana] = [await left(), await newUser(instance)];
    expect(await read(ana)).toMatchObject([{ id, author: FORMER_TRAVELER }]);
    await mustReport(ana, author, {
      subject: 'tip',
      subjectId: id,
      reason: 'dangerous',
      text: 'Two people drowned there.',
    });
    const about = await caseAbout(instance, id, 'tip');
    const { name, evidence } = await readCase(mod, about);
    expect(name).toBe(FORMER_TRAVELER);
    expect(evidence).toMatchObject([
      {
        isWhole: true,
        content: expect.arrayContaining([{ label: 'content', text: body.content }]) as unknown,
      },
    ]);
    expect((await decide(instance, mod, about, { action: 'hide', rule: 7 })).status).toBe(204);
    expect(await read(ana)).toEqual([]);
  });

  test('is found by a notice of a visitor, and its author’s page by nobody', async () => {
    const [{ author, city, id, read }, ana] = [await left(), await newUser(instance)];
    const notice = {
      url: `${instance.url}/destinations/${city}#tip-${id}`,
      reason: 'dangerous',
      text: 'Two people drowned there.',
      name: 'Nora Vale',
      email: 'nora@example.com',
      isGoodFaith: true,
    } as const;
    expect((await ana.call(reports.notice, { body: notice })).status).toBe(201);
    const about = await caseAbout(instance, id, 'tip');
    expect((await decide(instance, mod, about, { action: 'hide', rule: 7 })).status).toBe(204);
    expect(await read(ana)).toEqual([]);
    expect(await report(ana, author)).toMatchObject(refusal('unknown-user'));
  });
});

describe('a case about whom another did not feel safe with', () => {
  const FOLLOWED = 'He followed me back to my hostel.';
  const DENIED = 'We never got to meet, sadly.';

  /** Ana says that they met and that she did not feel safe, Ben that they did not meet. */
  const opened = async () => {
    const [ana, ben] = await traveledPair(instance);
    await planTrip(ana, 'Hostelville', [0, 5]);
    await planTrip(ben, 'Hostelville', [0, 9]);
    await mustWriteAbout(ana, ben, { text: FOLLOWED, feltSafe: false });
    const id = await mustWriteAbout(ben, ana, { met: false, text: DENIED });
    return { ana, ben, about: await caseAbout(instance, id, 'reference') };
  };

  test('shows what both said, where and when, and not who the other is', async () => {
    const { ana, about } = await opened();
    const found = await readCase(mod, about);
    expect(found).toMatchObject({ openedBy: 'rule', urgency: 'urgent', reports: 0 });
    expect(found.evidence).toMatchObject([{ reportId: null, isWhole: true, person: { name: 'Ben' } }]);
    const parts = Object.fromEntries(
      found.evidence[0]?.content.map(({ label, text }) => [label, text]) ?? [],
    );
    expect(parts).toEqual({
      otherMet: 'Yes',
      otherFeltSafe: 'No',
      otherText: FOLLOWED,
      met: 'No',
      feltSafe: 'Yes',
      text: DENIED,
      place: 'Hostelville',
      traveledOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
    expect(JSON.stringify(found)).not.toContain(ana.user.name);
  });

  test('keeps that when both are withdrawn, until its time is over', async () => {
    const { ana, ben, about } = await opened();
    for (const [who, of] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      const { ownReference } = await pageOf(who, of);
      const params = { id: ownReference?.id as number };
      expect((await who.call(endpoints.references.withdraw, { params })).status).toBe(204);
    }
    expect((await readCase(mod, about)).evidence).toHaveLength(1);
    expect((await decide(instance, mod, about, { action: 'warn', rule: 2 })).status).toBe(204);
    await query(instance, 'UPDATE cases SET keep_until = now() WHERE id = $1', [about]);
    await instance.app.get(MeasuresService).drop();
    expect((await readCase(mod, about)).evidence).toEqual([]);
  });
});

describe('a case about a photo that looks like a removed one', () => {
  const KEPT = /^data:image\/webp;base64,/;

  const opened = async () => {
    const [ana, ben] = [await newUser(instance), await newUser(instance)];
    const { photo: removed } = await uploadPhoto(ana);
    await query(instance, 'INSERT INTO removed_pictures (hash) SELECT hash FROM photos WHERE id = $1', [
      removed.id,
    ]);
    const { photo } = await uploadPhoto(ben);
    return { ana, ben, photo, about: await caseAbout(instance, photo.id, 'photo') };
  };

  test('shows it, and hides it', async () => {
    const { ana, ben, photo, about } = await opened();
    expect(await readCase(mod, about)).toMatchObject({
      openedBy: 'rule',
      urgency: 'high',
      evidence: [
        {
          reportId: null,
          isWhole: true,
          person: { profileImage: photo.url },
          photo: expect.stringMatching(KEPT) as string,
        },
      ],
    });
    expect((await decide(instance, mod, about, { action: 'hide', rule: 1 })).status).toBe(204);
    const { body } = await ana.call(endpoints.users.one, { params: { id: ben.user.id } });
    expect(body.profileImage).toBeNull();
  });

  test('shows it also when its owner has removed it', async () => {
    const { ben, about } = await opened();
    await ben.call(endpoints.photos.remove);
    await instance.app.get(PhotoSweeper).sweep();
    expect((await readCase(mod, about)).evidence[0]?.photo).toMatch(KEPT);
  });

  test('is one for each of its owners, about the latest upload, however often and at once it is uploaded', async () => {
    const { ben, about } = await opened();
    const { version } = await readCase(mod, about);
    await Promise.all([uploadPhoto(ben), uploadPhoto(ben)]);
    const { rows } = await query<{ id: number; shown: boolean }>(
      instance,
      `SELECT cases.id, photos.removed_at IS NULL AS shown FROM cases JOIN photos ON photos.id = subject_id
       WHERE person_id = $1`,
      [ben.user.id],
    );
    expect(rows).toEqual([{ id: about, shown: true }]);
    expect((await readCase(mod, about)).evidence).toHaveLength(3);
    // Who read the case before has not seen what it is about now.
    const body = { action: 'hide', rule: 1, facts: FACTS, version } as const;
    const params = { id: about };
    expect(await mod.call(endpoints.moderation.decide, { params, body })).toMatchObject(
      refusal('case-changed'),
    );
    expect((await decide(instance, mod, about, { action: 'hide', rule: 1 })).status).toBe(204);
    expect((await ben.call(endpoints.auth.me)).body.profileImage).toBeNull();
    const again = await uploadPhoto(ben);
    expect(await caseAbout(instance, again.photo.id, 'photo')).not.toBe(about);
  });
});
