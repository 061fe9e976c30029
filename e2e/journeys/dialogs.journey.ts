import { type ChatView, type MeetupView, type TripView, endpoints, urlOf } from '@wayfellow/contracts';
import type { Page } from 'playwright-core';
import { setUpJourney, signIn } from '../support/journey.js';
import { type Opening, dialogFindings } from '../support/page/dialogs.js';
import { readAs } from '../support/places.js';

// Every dialog about safety, the account, groups and meetups, by keyboard alone: it opens, has a name, keeps the focus inside, closes with
// Escape, and gives the focus back.

const { arrive } = setUpJourney('dialogs');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** What is wrong with the dialogs of a screen. */
const findingsAt = async (page: Page, path: string, openings: readonly Opening[]): Promise<string[]> => {
  await page.goto(path);
  const findings: string[] = [];
  for (const opening of openings) {
    await opening.opener.waitFor();
    findings.push(...(await dialogFindings(page, opening)));
  }
  return findings;
};

const idOf = async (visitor: Awaited<ReturnType<typeof arrive>>, username: string): Promise<number> =>
  (await signIn(visitor, username)).id;

test.each(['desktop', 'phone'] as const)('the dialogs about a traveler, on a %s', async (size) => {
  const clara = await idOf(await arrive(), 'clara.weiss');
  const { page } = await arrive({ as: 'ana', size });
  const opener = button(page, 'More about Clara Weiss');
  const findings = await findingsAt(page, `/travelers/${clara}`, [
    { opener, entry: 'We traveled together', name: /^You and Clara/ },
    { opener, entry: 'Meet safely', name: 'Meet safely' },
    { opener, entry: 'Report Clara', name: 'Report Clara' },
    { opener, entry: 'Block Clara', name: 'Block Clara?', role: 'alertdialog' },
    { opener: button(page, /^Notifications/), name: 'Notifications' },
  ]);
  findings.push(
    ...(await findingsAt(page, `/messages/${clara}`, [
      { opener: button(page, 'Meet safely'), name: 'Meet safely' },
      { opener, entry: 'Block Clara', name: 'Block Clara?', role: 'alertdialog' },
    ])),
  );
  expect(findings).toEqual([]);
});

test.each(['desktop', 'phone'] as const)('the dialogs of the account, on a %s', async (size) => {
  const ravi = await idOf(await arrive(), 'ravi.p');
  const { page, context } = await arrive({ as: 'ana', size });
  // Somebody to unblock, and another sign-in to end.
  await context.request.put(urlOf(endpoints.blocks.block, { params: { id: ravi } }));
  await arrive({ as: 'ana' });
  const findings = [
    ...(await findingsAt(page, '/account', [
      { opener: button(page, 'Change the password'), name: 'Change your password' },
      { opener: button(page, 'Set up a second step'), name: 'Set up a second step' },
      {
        opener: button(page, 'Sign out everywhere else'),
        name: 'Sign out everywhere else?',
        role: 'alertdialog',
      },
    ])),
    ...(await findingsAt(page, '/account?part=blocked', [
      { opener: button(page, /^Unblock/), name: /^Unblock .*\?$/, role: 'alertdialog' },
    ])),
    ...(await findingsAt(page, '/account?part=notifications', [
      { opener: button(page, /change the quiet hours$/), name: 'Quiet hours' },
    ])),
    ...(await findingsAt(page, '/account?part=data', [
      { opener: button(page, /^Have a copy made/), name: 'Have a copy made?' },
      { opener: button(page, 'Delete my account'), name: 'Delete your account?' },
    ])),
    ...(await findingsAt(page, '/profile', [{ opener: button(page, 'Change photo'), name: 'Your photo' }])),
    ...(await findingsAt(page, '/profile?tab=trips', [
      { opener: button(page, 'Add a trip'), name: 'Add a trip' },
      { opener: button(page, /^Delete trip/), name: 'Delete this trip?', role: 'alertdialog' },
    ])),
  ];
  expect(findings).toEqual([]);
});

test.each(['desktop', 'phone'] as const)('the dialogs of a group and of meetups, on a %s', async (size) => {
  const { page } = await arrive({ as: 'ana', size });
  const chats = await readAs<ChatView[]>(page, urlOf(endpoints.conversations.list));
  const { id, title } = chats.find(({ kind }) => kind === 'group') as ChatView;
  const meetups = await readAs<MeetupView[]>(page, urlOf(endpoints.meetups.mine));
  const [own, other] = (['host', 'waiting'] as const).map((mine) =>
    meetups.find(({ myState }) => myState === mine),
  ) as [MeetupView, MeetupView];
  const [trip] = (await readAs<TripView[]>(page, urlOf(endpoints.trips.list))) as [TripView];
  const more = button(page, `More about ${title}`);
  // Beside the chat where there is room, the people are in a dialog where there is none.
  const people = {
    opener: page.getByRole('button', { name: title as string, exact: true }),
    name: '3 people',
  };
  const findings = [
    ...(await findingsAt(page, '/messages', [{ opener: button(page, 'New group'), name: 'New group' }])),
    ...(await findingsAt(page, `/messages/g/${id}`, [
      ...(size === 'phone' ? [people] : []),
      { opener: more, entry: 'Invite', name: 'Invite' },
      { opener: more, entry: 'Rename', name: 'Rename the group' },
      { opener: more, entry: 'Mute', name: 'Mute' },
      { opener: more, entry: 'Report', name: 'Whom do you want to report?' },
      { opener: more, entry: 'Leave the group', name: 'Leave the group?', role: 'alertdialog' },
    ])),
    ...(await findingsAt(page, `/meetups?trip=${trip.id}`, [
      { opener: button(page, 'Offer a meetup'), name: 'Offer a meetup' },
    ])),
    ...(await findingsAt(page, `/meetups/${own.id}`, [
      { opener: button(page, 'Edit'), name: 'Change the meetup' },
      { opener: button(page, 'Cancel the meetup'), name: 'Cancel the meetup?', role: 'alertdialog' },
    ])),
    ...(await findingsAt(page, `/meetups/${other.id}`, [
      { opener: button(page, 'Leave'), name: `Leave ${other.title}?`, role: 'alertdialog' },
      { opener: button(page, 'Report'), name: /^Report/ },
    ])),
  ];
  expect(findings).toEqual([]);
});
