import { endpoints, urlOf } from '@wayfellow/contracts';
import { setUpJourney, signUp } from '../support/journey.js';

// Somebody is asked to connect and written to while two tabs of theirs are open, and reads it in the bell.

const { arrive } = setUpJourney('bell');

test('the bell counts in every tab what others do, and its list leads there', async () => {
  const [mara, noor] = [await arrive(), await arrive()];
  const maraId = await signUp(mara, 'mara_bell', 'Mara Lindqvist');
  const noorId = await signUp(noor, 'noor_bell', 'Noor El-Sayed');
  const tab = await mara.context.newPage();
  for (const page of [mara.page, tab]) {
    await page.goto('/explore');
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  }

  await noor.context.request.post(urlOf(endpoints.matches.create), { data: { otherUserId: maraId } });
  for (const page of [mara.page, tab])
    await page.getByRole('button', { name: 'Notifications, 1 new' }).waitFor();

  await mara.context.request.post(urlOf(endpoints.matches.create), { data: { otherUserId: noorId } });
  for (const content of ['Hello', 'Are you there?'])
    await noor.context.request.post(urlOf(endpoints.messages.send), {
      data: { receiverId: maraId, content },
    });
  await mara.page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const panel = mara.page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: '2 new messages from Noor El-Sayed' }).waitFor();
  await panel.getByRole('link', { name: '2 new messages from Noor El-Sayed' }).click();
  await mara.page.getByRole('log').getByText('Are you there?').waitFor();
  for (const page of [mara.page, tab])
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
});
