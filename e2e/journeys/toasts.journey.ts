import { setUpJourney } from '../support/journey.js';

// Where toasts stand.

const { arrive } = setUpJourney('toasts');

test('a toast in a chat on a phone leaves the field and its button free', async () => {
  const { page } = await arrive({ as: 'ana', size: 'phone' });
  await page.goto('/messages');
  await page.locator('a[href^="/messages/g/"]').first().click();
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Mute' }).click();
  await page.getByRole('dialog', { name: 'Mute' }).getByRole('button', { name: 'Always' }).click();
  const toast = page.getByRole('status').getByText('It stays in your list.');
  await toast.waitFor();
  // It is held for as long as the pointer is on it.
  await toast.hover();
  const below = (await toast.boundingBox())!;
  const field = (await page.getByPlaceholder('Write a message').boundingBox())!;
  expect(below.y + below.height).toBeLessThan(field.y);
});
