import { act, screen, waitFor, within } from '@testing-library/react';
import {
  type MeetingInput,
  type MeetingView,
  type TrustedContactView,
  addDays,
  meetingTimes,
  notices,
  todayUtc,
} from '@wayfellow/contracts';
import { askLocallyText } from '@wayfellow/contracts/emergency-numbers';
import { RequireLogin, openMeetingDialog, openPersonMenu } from '@wayfellow/web';
import { ana, asAna, ben, fakeServer, renderAt, textOf, toastShown, userOf } from '@wayfellow/web/testing';
import { AccountPage } from '../src/features/account/account-page';
import { SafetyOutlet } from '../src/features/safety/safety-outlet';

const ingrid: TrustedContactView = { id: 4, name: 'Ingrid', email: 'ingrid@example.com', isConfirmed: true };
const meeting = {
  place: 'Kyoto station, north exit',
  startsAt: '2027-03-24T10:00:00.000Z',
  zone: 'Asia/Tokyo',
  note: 'Dinner nearby, then tram home by ten',
  country: 'JP',
  checkInAt: '2027-03-24T12:30:00.000Z',
  state: 'open' as const,
  fineAt: null,
  endsAt: '2027-03-26T10:00:00.000Z',
};
const plan: MeetingView = {
  id: 1,
  other: userOf(ben),
  ...meeting,
  contactId: 4,
  opened: 2,
  link: 'https://wayfellow.travel/plan#token',
  canPutOff: false,
};
/** A day on which a meeting can be planned, whenever this runs. */
const day = addDays(todayUtc(), 7);
const list = 'GET /api/meetings';
const create = 'POST /api/meetings';
const profile = {
  ...ben,
  connection: 'matched',
  trips: [],
  interests: [],
  sharedInterests: [],
  quizInCommon: null,
};

const show = async (answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    [list]: { body: [] },
    'GET /api/contacts': { body: [ingrid] },
    'GET /api/account': { body: { isConfirmed: true } },
    'GET /api/users/2/profile': {
      body: { ...profile, shared: { destination: 'Kyoto, Japan', days: 3, coverImage: null } },
    },
    [create]: { status: 201, body: plan },
    ...answers,
  });
  const user = renderAt(
    '/here',
    <>
      <RequireLogin fallback={null}>{({ name }) => <button>{name}</button>}</RequireLogin>
      <SafetyOutlet />
    </>,
  );
  await screen.findByRole('button', { name: ana.name });
  act(() => openMeetingDialog(ben));
  return { server, user };
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('planning a meeting', () => {
  it('sends where, when and whom to tell, in the zone there, and a check-in two and a half hours later', async () => {
    const { user, server } = await show();
    await user.type(await screen.findByLabelText('Where'), 'Kyoto station, north exit');
    await user.click(await button('Another time zone'));
    expect(screen.getByLabelText('Time zone')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), day);
    await user.clear(screen.getByLabelText('Time in Tokyo'));
    await user.type(screen.getByLabelText('Time in Tokyo'), '19:00');
    expect(screen.getByRole('checkbox', { name: /^Ask me at 21:30 whether I am fine/ })).toBeChecked();
    expect(screen.getByText(/If I have not answered by 22:30, Ingrid gets an email/)).toBeVisible();
    await user.click(await button('Share my plan'));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.planShared('Ingrid'))));
    expect(server.callsOf(create)).toMatchObject([
      {
        body: {
          otherUserId: 2,
          place: 'Kyoto station, north exit',
          startsAt: `${day}T10:00:00.000Z`,
          zone: 'Asia/Tokyo',
          country: 'JP',
          contactId: 4,
          checkInAt: `${day}T12:30:00.000Z`,
        },
      },
    ]);
  });

  it('lets another contact be chosen, and when to ask, with the keyboard', async () => {
    const olof = { ...ingrid, id: 5, name: 'Olof', email: 'olof@example.com' };
    const { user, server } = await show({ 'GET /api/contacts': { body: [ingrid, olof] } });
    await user.type(await screen.findByLabelText('Where'), 'Kyoto station');
    const who = screen.getByRole('group', { name: 'Who gets the plan' });
    expect(who).toHaveTextContent('ingrid@example.com, confirmed');
    expect(within(who).queryByRole('radio')).toBeNull();
    act(() => within(who).getByRole('button', { name: 'Change who gets the plan' }).focus());
    await user.keyboard('{Enter}');
    expect(within(who).getByRole('radio', { name: /^Ingrid/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(within(who).getByRole('radio', { name: /^Olof/ })).toBeChecked();
    act(() => screen.getByRole('button', { name: 'Ask me at another time' }).focus());
    await user.keyboard('{Enter}');
    const when = screen.getByRole('radiogroup', { name: 'When we ask, after you meet' });
    expect(within(when).getByRole('radio', { name: '2.5 hours' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(within(when).getByRole('radio', { name: '1.5 hours' })).toBeChecked();
    await user.click(await button('Share my plan'));
    await waitFor(() => expect(server.callsOf(create)).toHaveLength(1));
    const { contactId, startsAt, checkInAt } = server.callsOf(create)[0]?.body as MeetingInput;
    expect(contactId).toBe(5);
    expect(Date.parse(checkInAt ?? '') - Date.parse(startsAt)).toBe(90 * 60_000);
  });

  it('shows that nobody gets it where no contact is named, and where to name one', async () => {
    await show({ 'GET /api/contacts': { body: [] } });
    const who = await screen.findByRole('group', { name: 'Who gets the plan' });
    expect(who).toHaveTextContent('NobodyI share the link myself');
    expect(within(who).getByRole('link', { name: 'Trusted contacts' })).toBeVisible();
    expect(within(who).queryByRole('button')).toBeNull();
  });

  it('tells nobody with the link alone', async () => {
    const { user, server } = await show();
    await user.type(await screen.findByLabelText('Where'), 'Kyoto station');
    await user.click(await button('Copy link only'));
    await waitFor(() => expect(server.callsOf(create)).toMatchObject([{ body: { contactId: null } }]));
  });

  it('says before that no email asks at an address that is not confirmed, and how to confirm it', async () => {
    const send = 'POST /api/account/email/send';
    const { user, server } = await show({
      'GET /api/account': { body: { isConfirmed: false } },
      [send]: { status: 204 },
    });
    const note = await screen.findByText(
      /You have not confirmed ana@example.org, so no email asks you there/,
    );
    expect(note).toBeVisible();
    await user.click(await button('Send the email again'));
    await waitFor(() => expect(server.callsOf(send)).toHaveLength(1));
    expect(server.callsOf(create)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /^Ask me/ }));
    expect(note).not.toBeInTheDocument();
  });

  it.each([{ body: { isConfirmed: true } }, { status: 503, body: {} }])(
    'says nothing of it where the address is confirmed, or that is not known: %j',
    async (account) => {
      await show({ 'GET /api/account': account });
      expect(await screen.findByLabelText('Where')).toBeVisible();
      expect(screen.queryByText(/You have not confirmed/)).toBeNull();
    },
  );

  it('shows the emergency numbers of the country of the shared trip, and what to do where they are not certain', async () => {
    const { user } = await show();
    const card = await screen.findByRole('region', { name: 'Emergency numbers' });
    expect(within(card).getByRole('link', { name: /Police ?110/ })).toHaveAttribute('href', 'tel:110');
    expect(within(card).getByRole('link', { name: /Ambulance, fire ?119/ })).toBeVisible();
    await user.selectOptions(within(card).getByLabelText('Emergency numbers in'), 'CH');
    expect(await within(card).findByText(askLocallyText)).toBeVisible();
    expect(within(card).queryByRole('link')).toBeNull();
  });

  it('shows the plan that there is, with the answers to the check-in', async () => {
    const asked = { ...plan, state: 'asked' as const, canPutOff: true };
    const { user, server } = await show({
      [list]: { body: [asked] },
      'POST /api/meetings/1/fine': { body: { ...plan, state: 'fine' } },
      'POST /api/meetings/1/later': { body: plan },
    });
    expect(await screen.findByText('Are you fine?')).toBeVisible();
    expect(screen.getByText(/Opened twice/)).toBeVisible();
    await user.click(await button('In an hour'));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.putOff)));
    await user.click(await button('I’m fine'));
    await waitFor(() => expect(server.callsOf('POST /api/meetings/1/fine')).toHaveLength(1));
  });
});

it('stands in the menu about somebody one is matched with, and nobody else', async () => {
  await show();
  const anchor = document.body.querySelector('button') as HTMLElement;
  act(() => openPersonMenu({ ...ben, isMatched: true }, anchor));
  expect(await screen.findByRole('menuitem', { name: /^Meet safely/ })).toBeVisible();
  act(() => openPersonMenu(ben, anchor));
  await screen.findByRole('menuitem', { name: /^Block/ });
  expect(screen.queryByRole('menuitem', { name: /^Meet safely/ })).toBeNull();
});

describe('trusted contacts', () => {
  const open = (answers: object = {}) => {
    const server = fakeServer({
      ...asAna,
      'GET /api/trips': { body: [] },
      'GET /api/interests': { body: [] },
      'GET /api/contacts': { body: [ingrid, { ...ingrid, id: 5, name: 'Olof', isConfirmed: false }] },
      [list]: { body: [plan] },
      ...answers,
    });
    return { server, user: renderAt('/account?part=contacts', <AccountPage />, '/account') };
  };

  it('are listed with who has answered, beside the plans', async () => {
    open();
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.getByText('Waiting for Olof')).toBeVisible();
    expect(
      await screen.findByRole('heading', { name: 'Ben Okafor, Kyoto station, north exit' }),
    ).toBeVisible();
    expect(meetingTimes.keptDays).toBe(7);
  });

  it('are named and removed', async () => {
    const { user, server } = open({
      'POST /api/contacts': { status: 201, body: ingrid },
      'DELETE /api/contacts/4': { status: 204 },
    });
    await user.click(await button('Add a contact'));
    await user.type(screen.getByLabelText('Their name'), 'Ingrid');
    await user.type(screen.getByLabelText('Their email'), 'ingrid@example.com');
    await user.click(await button('Ask them'));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.contactNamed('ingrid@example.com'))));
    await user.click(await button('Remove Ingrid'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Ingrid?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(server.callsOf('DELETE /api/contacts/4')).toHaveLength(1));
  });
});
