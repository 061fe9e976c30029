import { randomUUID } from 'node:crypto';
import { type MessageView, type TravelerProfileView, endpoints } from '@wayfellow/contracts';
import { PhotoSweeper } from '../src/modules/photos/photo-sweeper.js';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { LiveClient, settled } from './support/live-client.js';
import { newPair } from './support/matched.js';
import { mustWrite, threadOf, write } from './support/messages.js';
import {
  caseAbout,
  decide,
  liftDecision,
  newModerator,
  readCase,
  reportByMany,
} from './support/moderators.js';
import { photoFilesOf, uploadPhoto } from './support/photos.js';
import { query } from './support/query.js';
import { request } from './support/request.js';
import { refusal } from './support/refusal.js';
import { evidenceOf, mustReport, report } from './support/reports.js';
import { waitFor } from './support/wait-for.js';

const { blocks, messages, photos, users } = endpoints;

let instance: Instance;
let mod: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('moderation_hiding') });
  mod = await newModerator(instance);
});
afterAll(() => instance?.close());

describe('a message that is hidden', () => {
  const TEXT = 'Send me 180 and I will pay it back.';

  /** A message of Ben's that Ana reported, with one of his after it. */
  const reported = async () => {
    const [ana, ben] = await newPair(instance);
    const message = await mustWrite(ben, ana, TEXT);
    const receipt = await mustReport(ana, ben, {
      subject: 'message',
      subjectId: message.id,
      reason: 'scam',
    });
    return { ana, ben, message, receipt };
  };
  const hide = async ({ id }: MessageView) =>
    decide(instance, mod, await caseAbout(instance, id, 'message'), { action: 'hide' });
  const allThatIsRead = async (who: Client, other: Client) => [
    (await threadOf(who, other)).body[0],
    (await who.call(messages.conversations)).body[0]?.messages[0],
  ];

  test('is read by neither of the two, also not as the last of the conversation, until the decision is lifted', async () => {
    const { ana, ben, message } = await reported();
    expect((await hide(message)).status).toBe(204);
    const pairs = [
      [ana, ben],
      [ben, ana],
    ] as const;
    for (const [who, other] of pairs)
      for (const read of await allThatIsRead(who, other))
        expect(read).toMatchObject({ id: message.id, content: '', isHidden: true });
    await liftDecision(instance, ben);
    for (const [who, other] of pairs)
      for (const read of await allThatIsRead(who, other)) {
        expect(read).toMatchObject({ id: message.id, content: TEXT });
        expect(read).not.toHaveProperty('isHidden');
      }
  });

  test('is brought to both without its text at once, and with it when the decision is lifted', async () => {
    const { ana, ben, message } = await reported();
    const open = await Promise.all([ana, ben].map((who) => LiveClient.of(who)));
    await hide(message);
    for (const live of open)
      expect(await live.next('message_update')).toMatchObject({
        message: { id: message.id, content: '', isHidden: true },
      });
    await liftDecision(instance, ben);
    for (const live of open)
      expect((await live.next('message_update')).message).toMatchObject({ id: message.id, content: TEXT });
    await Promise.all(open.map((live) => live.close()));
  });

  test('is brought to nobody where one blocks the other', async () => {
    const { ana, ben, message } = await reported();
    await ana.call(blocks.block, { params: { id: ben.user.id } });
    const open = await Promise.all([ana, ben].map(async (who) => ({ who, live: await LiveClient.of(who) })));
    await hide(message);
    await liftDecision(instance, ben);
    for (const { who, live } of open) {
      await settled(live, who);
      await live.close();
      expect(live.frames.filter(({ type }) => type === 'message_update')).toEqual([]);
    }
  });

  test('is not brought back by its sender’s second try', async () => {
    const [ana, ben] = await newPair(instance);
    const clientId = randomUUID();
    const { body } = await write(ben, ana, TEXT, clientId);
    await mustReport(ana, ben, { subject: 'message', subjectId: body.id, reason: 'scam' });
    await hide(body);
    expect((await write(ben, ana, TEXT, clientId)).body).toMatchObject({
      id: body.id,
      content: '',
      isHidden: true,
    });
  });

  test('stays in the evidence, also of a report that comes later', async () => {
    const { ana, ben, message, receipt } = await reported();
    await hide(message);
    const { id } = await mustReport(ana, ben, { reason: 'scam', messageIds: [message.id] });
    for (const reportId of [receipt.id, id]) {
      const [kept] = await evidenceOf(instance, reportId);
      expect(kept?.body.messages).toMatchObject([{ id: message.id, content: TEXT }]);
    }
  });
});

describe('a photo', () => {
  const profileOf = async (viewer: Client, { user }: Client): Promise<TravelerProfileView> =>
    (await viewer.call(users.profile, { params: { id: user.id } })).body;
  const statusOf = async (url: string) => (await request(instance.url).get(url)).status;
  const imageOf = async (viewer: Client, { user }: Client) =>
    (await viewer.call(users.one, { params: { id: user.id } })).body.profileImage;
  const hide = async (id: number) =>
    decide(instance, mod, await caseAbout(instance, id, 'photo'), { action: 'hide' });

  /** Somebody whose photo was reported, with the photo. */
  const reported = async () => {
    const [ana, ben] = [await newUser(instance), await newUser(instance)];
    const { photo } = await uploadPhoto(ben);
    await mustReport(ana, ben, { subject: 'photo', subjectId: photo.id, reason: 'fake' });
    return { ana, ben, photo };
  };

  test('is reported by the id on its owner’s page, and nobody reports their own or one that is not shown', async () => {
    const [ana, ben] = [await newUser(instance), await newUser(instance)];
    expect(await profileOf(ana, ben)).not.toHaveProperty('photoId');
    const { photo } = await uploadPhoto(ben);
    expect(await profileOf(ana, ben)).toMatchObject({ photoId: photo.id });
    const about = { subject: 'photo', subjectId: photo.id, reason: 'fake' } as const;
    expect(await report(ben, ben, about)).toMatchObject(refusal('self-report'));
    expect((await report(ana, ben, { ...about, reason: 'met', text: 'In the park.' })).status).toBe(400);
    expect((await report(ana, ben, about)).status).toBe(201);
    await ben.call(photos.remove);
    expect(await report(ana, ben, about)).toMatchObject(refusal('unknown-photo'));
  });

  test('is seen in the case as it was, although its owner replaces it or leaves, for as long as the evidence is kept', async () => {
    const { ben, photo } = await reported();
    const id = await caseAbout(instance, photo.id, 'photo');
    await uploadPhoto(ben);
    await query(instance, 'UPDATE photos SET user_id = NULL, removed_at = now() WHERE id = $1', [photo.id]);
    await instance.app.get(PhotoSweeper).sweep();
    expect(await statusOf(photo.url)).toBe(404);
    const [kept] = (await readCase(mod, id)).evidence;
    const [type, data] = (kept?.photo ?? '').split(',');
    expect(type).toBe('data:image/webp;base64');
    expect(
      Buffer.from(data ?? '', 'base64')
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');

    await query(instance, 'DELETE FROM report_evidence');
    await instance.app.get(PhotoSweeper).sweep();
    const key = photo.url.split('/').at(-1)?.split('-')[0] as string;
    // A job that sweeps at the same moment may still remove the last one.
    await waitFor(async () => (await photoFilesOf(instance)).every((file) => !file.startsWith(key)));
  });

  test('that is hidden is nobody’s picture, until the decision is lifted', async () => {
    const { ana, ben, photo } = await reported();
    expect((await hide(photo.id)).status).toBe(204);
    expect(await imageOf(ana, ben)).toBeNull();
    expect(await statusOf(photo.url)).toBe(404);
    expect((await profileOf(ana, ben)).trust.hasOwnPhoto).toBe(false);
    await liftDecision(instance, ben);
    expect(await imageOf(ana, ben)).toBe(photo.url);
    expect(await statusOf(photo.url)).toBe(200);
    const { rows } = await query<{ count: number }>(
      instance,
      `SELECT count(*)::int FROM removed_pictures WHERE hash = (SELECT hash FROM photos WHERE id = $1)`,
      [photo.id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('that is hidden is noticed when it is uploaded again', async () => {
    const { ben, photo } = await reported();
    await hide(photo.id);
    await uploadPhoto(ben);
    const { rows } = await query(
      instance,
      `SELECT opened_by AS "openedBy" FROM cases WHERE person_id = $1 AND state = 'open'`,
      [ben.user.id],
    );
    expect(rows).toEqual([{ openedBy: 'rule' }]);
    // Not by those of the other tests.
    await query(instance, 'DELETE FROM removed_pictures');
  });

  test('does not take the place of another that its owner chose meanwhile', async () => {
    const { ana, ben, photo } = await reported();
    await hide(photo.id);
    const { body } = await ben.call(photos.choosePoster, { body: { name: 'bali' } });
    await liftDecision(instance, ben);
    expect(await imageOf(ana, ben)).toBe(body.profileImage);
    expect(await statusOf(photo.url)).toBe(404);
  });

  test('that was replaced before it is hidden stays replaced', async () => {
    const { ana, ben, photo } = await reported();
    await ben.call(photos.choosePoster, { body: { name: 'bali' } });
    const image = await imageOf(ana, ben);
    await hide(photo.id);
    expect(await imageOf(ana, ben)).toBe(image);
    await ben.call(photos.remove);
    await liftDecision(instance, ben);
    expect(await imageOf(ana, ben)).toBeNull();
    expect(await statusOf(photo.url)).toBe(404);
  });

  test('is hidden by rule when voices of enough people agree', async () => {
    const ben = await newUser(instance);
    const { photo } = await uploadPhoto(ben);
    const about = { subject: 'photo', subjectId: photo.id, reason: 'sexual' } as const;
    await reportByMany(instance, ben, 2, about);
    expect(await imageOf(mod, ben)).toBe(photo.url);
    await reportByMany(instance, ben, 1, about);
    expect(await imageOf(mod, ben)).toBeNull();
  });
});
