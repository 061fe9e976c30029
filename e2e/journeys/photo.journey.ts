import {
  type SessionUserView,
  endpoints,
  notices,
  photoKeyOf,
  photoNotices,
  photoPath,
  photoSizes,
  urlOf,
} from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { waitForNotice } from '../support/announcements.js';
import type { Guest } from '../support/people.js';
import { phonePhoto } from '../support/photos/phone-photo.js';
import { findingsHere } from '../support/screens.js';
import { setUpJourney } from '../support/journey.js';
import { PASSWORD, dayFromNow } from '../support/steps.js';

// A photo from a phone: turned and cropped in the browser, on every card, replaced and gone; and pictures on other websites,
// of which nothing is requested by users who do not want them.

const { arrive } = setUpJourney('photo');

const registered = async ({ context }: Guest, username: string, name: string): Promise<SessionUserView> => {
  const data = { username, email: `${username}@wayfellow.example`, password: PASSWORD, name };
  const answer = await context.request.post(urlOf(endpoints.auth.register), { data });
  const trip = {
    destination: 'Photoford, Testshire',
    startDate: dayFromNow(30),
    endDate: dayFromNow(40),
  };
  await context.request.post(urlOf(endpoints.trips.create), { data: trip });
  return (await answer.json()) as SessionUserView;
};

/** Two matched travelers, each in a browser. */
const matched = async () => {
  const [mara, ben] = [await arrive(), await arrive({ size: 'phone' })];
  const one = await registered(mara, `mara_${Date.now()}`, 'Mara Lindqvist');
  const other = await registered(ben, `ben_${Date.now()}`, 'Ben Okafor');
  await mara.context.request.post(urlOf(endpoints.matches.create), { data: { otherUserId: other.id } });
  await ben.context.request.post(urlOf(endpoints.matches.create), { data: { otherUserId: one.id } });
  return { mara, ben, one, other };
};

const screensWith = (id: number) => [
  '/search?destination=Photoford',
  '/matches?tab=matched',
  '/messages',
  `/messages/${id}`,
  `/travelers/${id}`,
];

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Change photo' }).click();
  return page.getByRole('dialog', { name: 'Your photo' });
};

const pictureOf = async ({ context }: Guest): Promise<string> => {
  const me = (await (await context.request.get(urlOf(endpoints.auth.me))).json()) as SessionUserView;
  return me.profileImage as string;
};

/** The color in the upper right of a served photo, in a browser's own decoder. */
const upperRight = (page: Page, src: string): Promise<number[]> =>
  page.evaluate(async (address) => {
    const image = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: 10, height: 10 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0, 10, 10);
    return [...context.getImageData(8, 1, 1, 1).data];
  }, src);

test('a photo from a phone is turned and cropped here, is on every card, is replaced, and is gone', async () => {
  const { mara, ben, one } = await matched();
  await mara.page.goto('/profile');
  const dialog = await openDialog(mara.page);
  await dialog.getByRole('radio').nth(11).waitFor();
  expect(await findingsHere(mara.page)).toEqual([]);
  await dialog.getByLabel('Photo', { exact: true }).setInputFiles(await phonePhoto(mara.page));
  const stage = dialog.getByRole('application', { name: 'Your photo' });
  await stage.waitFor();
  for (const key of ['r', '+', '+', 'ArrowRight', 'ArrowUp']) await mara.page.keyboard.press(key);
  expect(await findingsHere(mara.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await waitForNotice(mara.page, photoNotices.saved);

  const first = await pictureOf(mara);
  const key = photoKeyOf(first) as string;
  for (const size of photoSizes) {
    const answer = await ben.context.request.get(photoPath(key, size));
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
    expect((await answer.body()).toString('latin1')).not.toMatch(/EXIF|Exif|Fairphone|GPS/);
  }
  const [red = 0, green = 255] = await upperRight(mara.page, first);
  expect(red).toBeGreaterThan(green + 100);

  await mara.page.getByLabel(/^Bio/).fill('Saved beside the photo.');
  await mara.page.getByRole('button', { name: 'Save changes' }).click();
  await waitForNotice(mara.page, notices.profileUpdated);
  expect(await pictureOf(mara)).toBe(first);

  for (const path of screensWith(one.id)) {
    await ben.page.goto(path);
    await ben.page.waitForFunction(
      (src) =>
        [...document.querySelectorAll('img')].some(
          (img) => img.getAttribute('src') === src && img.naturalWidth > 0,
        ),
      first,
    );
  }

  const again = await openDialog(mara.page);
  await again.getByRole('button', { name: 'Choose a photo' }).waitFor();
  await again.getByLabel('Photo', { exact: true }).setInputFiles(await phonePhoto(mara.page));
  await again.getByRole('button', { name: 'Save photo' }).click();
  await again.waitFor({ state: 'detached' });
  const second = await pictureOf(mara);
  expect(second).not.toBe(first);
  expect((await ben.context.request.get(first)).status()).toBe(404);

  const last = await openDialog(mara.page);
  await last.getByRole('button', { name: 'Remove picture' }).click();
  await mara.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await waitForNotice(mara.page, photoNotices.removed);
  expect((await ben.context.request.get(second)).status()).toBe(404);
  for (const path of screensWith(one.id)) {
    await ben.page.goto(path);
    await ben.page.getByText('Mara Lindqvist').first().waitFor();
    expect(await ben.page.locator('img[src^="/media/"]').count()).toBe(0);
  }
});

test('of pictures on other websites nothing is requested once they are turned off', async () => {
  const { mara, ben, one } = await matched();
  const foreign = 'https://elsewhere.example/mara.png';
  const { name, email, age, bio } = one;
  const data = { name, email, age, bio, profileImage: foreign };
  await mara.context.request.put(urlOf(endpoints.users.update, { params: { id: one.id } }), { data });
  let requests = 0;
  await ben.context.route('https://elsewhere.example/**', (route) => {
    requests += 1;
    return route.abort();
  });
  const asked = ben.page.waitForRequest(foreign);
  await ben.page.goto(`/travelers/${one.id}`);
  await asked;

  await ben.page.goto('/account?part=finds');
  await ben.page.getByRole('switch', { name: 'Pictures from other websites' }).click();
  await waitForNotice(ben.page, notices.picturesChanged(false));
  requests = 0;
  for (const path of screensWith(one.id)) {
    await ben.page.goto(path);
    await ben.page.getByText('Mara Lindqvist').first().waitFor();
  }
  expect(requests).toBe(0);
});
