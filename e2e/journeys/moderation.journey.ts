import { endpoints, notices, urlOf } from '@wayfellow/contracts';
import { waitForNotice } from '../support/announcements.js';
import { dialogFindings } from '../support/page/dialogs.js';
import { MODERATOR_KEY, enterAsModerator } from '../support/page/moderators.js';
import type { Guest } from '../support/people.js';
import { findingsAtEachSize } from '../support/screens.js';
import { setUpJourney, signIn } from '../support/journey.js';
import { PASSWORD } from '../support/steps.js';

// Ana is written to for money, reports it and blocks; a moderator suspends, the suspended one reads why and appeals, a lead
// decides that, and Ana hears what came of it. Each screen of it is looked at in every size, in both themes.

const { arrive } = setUpJourney('moderation', { DEMO_MODERATOR_KEY: MODERATOR_KEY });

const VICTOR = { username: 'victor.m', email: 'victor.m@wayfellow.example', name: 'Victor Marlow' };
const FIRST = 'My card is blocked and the hotel wants its money.';
const SECOND = 'Can you send me 180 euros by tonight?';
const FACTS = 'You asked a traveler for 180 and called it urgent. Nobody here may be asked for money.';
const APPEAL = 'I meant to pay it back, and she could have said no.';
const ANSWER = 'Whether it would have been paid back changes nothing: travelers are not asked for money.';

const register = async ({ context }: Guest): Promise<number> => {
  const answer = await context.request.post(urlOf(endpoints.auth.register), {
    data: { ...VICTOR, password: PASSWORD },
  });
  return ((await answer.json()) as { id: number }).id;
};
const ask = ({ context }: Guest, otherUserId: number) =>
  context.request.post(urlOf(endpoints.matches.create), { data: { otherUserId } });
const write = async ({ page }: Guest, text: string) => {
  await page.getByPlaceholder('Write a message').fill(text);
  await page.keyboard.press('Enter');
};

test('who asks for money is reported, suspended, and told why; an appeal is decided by somebody else', async () => {
  const [ana, victor] = [await arrive({ as: 'ana' }), await arrive({ size: 'phone', theme: 'dark' })];
  const victorId = await register(victor);
  const anaId = (await signIn(ana, 'ana')).id;
  await ask(victor, anaId);
  await ask(ana, victorId);

  await ana.page.goto(`/messages/${victorId}`);
  await victor.page.goto(`/messages/${anaId}`);
  await write(victor, FIRST);
  await write(victor, SECOND);
  const log = ana.page.getByRole('log');
  await log.getByText(SECOND).waitFor();
  const hint = ana.page.getByRole('note').filter({ hasText: 'This message asks for money.' });
  await hint.getByRole('button', { name: 'Report' }).click();
  const dialog = ana.page.getByRole('dialog', { name: 'Report Victor' });
  await dialog.getByText('Scam or asks for money').click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Choose others' }).click();
  for (const text of [FIRST, SECOND]) await dialog.getByRole('checkbox', { name: text }).check();
  await dialog.getByRole('textbox', { name: /^What happened/ }).fill('Ten minutes, and he needs 180.');
  expect(await dialog.getByRole('checkbox', { name: /^Block Victor too/ }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await waitForNotice(ana.page, notices.reported);
  await ana.page.getByText('Traveler Not Found').waitFor();
  await ana.page.goto('/account?part=reports');
  await ana.page.getByText('Received', { exact: true }).waitFor();

  const mod = await arrive();
  await enterAsModerator(mod.page, 'mod', '/moderation');
  await mod.page.getByRole('link', { name: /Victor Marlow/ }).waitFor();
  expect(await findingsAtEachSize(mod.page)).toEqual([]);
  await mod.page.getByRole('link', { name: /Victor Marlow/ }).click();
  await mod.page.getByRole('heading', { level: 1, name: 'Victor Marlow' }).waitFor();
  await mod.page.getByRole('button', { name: 'Take this case' }).click();
  await mod.page.getByRole('button', { name: 'Leave to somebody else' }).waitFor();
  const kept = mod.page.getByRole('region', { name: 'What was reported' });
  await kept.getByText('2 messages reported, 0 shown around').waitFor();
  await kept.getByText(SECOND).waitFor();
  await mod.page.getByRole('radio', { name: /^Suspend/ }).check();
  await mod.page.getByLabel(/^Facts/).fill(FACTS);
  expect(await findingsAtEachSize(mod.page)).toEqual([]);
  const preview = mod.page.getByRole('button', { name: 'Preview both emails' });
  expect(await dialogFindings(mod.page, { opener: preview, name: 'Both emails' })).toEqual([]);
  await preview.click();
  const emails = mod.page.getByRole('dialog', { name: 'Both emails' });
  await emails.getByText('Hello Victor Marlow,').waitFor();
  await emails.getByText('We acted on your report.').waitFor();
  expect(await findingsAtEachSize(mod.page)).toEqual([]);
  await emails.getByRole('button', { name: 'Done' }).click();
  await mod.page.getByRole('button', { name: 'Decide' }).click();
  await waitForNotice(mod.page, notices.decided);

  // The restriction reaches the open page.
  await victor.page.getByRole('heading', { level: 1, name: /^Your account is suspended until/ }).waitFor();
  expect(await findingsAtEachSize(victor.page)).toEqual([]);
  await victor.page.getByRole('link', { name: /^Read/ }).click();
  await victor.page.waitForURL('**/decisions/*');
  await victor.page.getByText(FACTS).waitFor();
  await victor.page.getByRole('link', { name: /^Rule 4/ }).waitFor();
  await victor.page.getByLabel('What did we get wrong?').fill(APPEAL);
  expect(await findingsAtEachSize(victor.page)).toEqual([]);
  await victor.page.getByRole('button', { name: 'Send appeal' }).click();
  await waitForNotice(victor.page, notices.appealed);

  const lead = await arrive();
  await enterAsModerator(lead.page, 'lead', '/moderation');
  await lead.page.getByRole('link', { name: /Victor Marlow/ }).click();
  await lead.page.getByText(APPEAL).waitFor();
  const told = lead.page.getByRole('button', { name: 'I told the authorities' });
  const asked = { opener: told, name: 'Note that you told the authorities?', role: 'alertdialog' } as const;
  expect(await dialogFindings(lead.page, asked)).toEqual([]);
  await lead.page.getByRole('radio', { name: 'The decision stands' }).check();
  await lead.page.getByLabel(/^Why/).fill(ANSWER);
  expect(await findingsAtEachSize(lead.page)).toEqual([]);
  await lead.page.getByRole('button', { name: 'Decide' }).click();
  await waitForNotice(lead.page, notices.decided);
  await lead.page.goto('/moderation/log');
  await lead.page.getByText(/^You decided the appeal/).waitFor();
  expect(await findingsAtEachSize(lead.page)).toEqual([]);

  await victor.page.reload();
  await victor.page.getByText('The decision stands.').waitFor();
  await victor.page.getByText(ANSWER).waitFor();

  await ana.page.goto('/explore');
  await ana.page.getByRole('button', { name: /^Notifications/ }).click();
  await ana.page.getByText('has been decided.').click();
  await ana.page.waitForURL('**/account?part=reports');
  await ana.page.getByText('We acted', { exact: true }).waitFor();
});
