import { FORMER_TRAVELER, endpoints, retentionDays } from '@wayfellow/contracts';
import { type Client, newUser } from './support/client.js';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';
import { eraseDue, letPass, mustLeave } from './support/leaving.js';
import { caseAbout, decide, newModerator, readCase } from './support/moderators.js';
import { makeDestination } from './support/query.js';
import { refusal } from './support/refusal.js';
import { mustReport, report } from './support/reports.js';

const { reports, tips } = endpoints;

let instance: Instance;
let mod: Client;
beforeAll(async () => {
  instance = await startInstance({ databaseUrl: await freshDatabase('moderation_cases') });
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

  test('is reported by whoever reads it, and hidden', async () => {
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
