import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type MessageView, limits, noticePath, notices, reasonsFor, reportTexts } from '@wayfellow/contracts';
import { openBlockDialog, openPersonMenu, openReportDialog } from '@wayfellow/web';
import {
  ana,
  asAna,
  asVisitor,
  fakeServer,
  renderAt,
  textOf,
  tipOf,
  toastShown,
} from '@wayfellow/web/testing';
import { TipCard } from '../src/shared/tips/tip-card';
import { SafetyOutlet } from '../src/features/safety/safety-outlet';

const dorian = { id: 9, name: 'Dorian Vale' };
const messageOf = (id: number, content: string, senderId = dorian.id): MessageView => ({
  id,
  senderId,
  receiverId: senderId === ana.id ? dorian.id : ana.id,
  content,
  read: true,
  readAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
});
const thread = [
  messageOf(1, 'Such a small world!'),
  messageOf(2, 'Looks like it.', ana.id),
  messageOf(3, 'My card is blocked.'),
  messageOf(4, 'Can you help me out? 180 is fine.'),
];
const report = 'POST /api/reports';
const receipt = { id: 1, code: 'WF-7K3Q', status: 'received' };

const shown = (
  <>
    <TipCard tip={tipOf({ id: 6, authorId: dorian.id, author: dorian.name })} heading="h2" />
    <TipCard tip={tipOf({ id: 7, title: 'My own advice', authorId: ana.id })} heading="h2" />
    <SafetyOutlet />
  </>
);
const show = async (answers: object = {}) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/messages/9': { body: thread },
    [report]: { status: 201, body: receipt },
    'GET /api/account': { body: { isConfirmed: true, passwordChangedAt: null, findable: 'members' } },
    ...answers,
  });
  const user = renderAt('/here', shown);
  await screen.findByRole('button', { name: /^More about/ });
  return { server, user };
};
const button = (name: string) => screen.getByRole('button', { name });
const details = async (user: ReturnType<typeof renderAt>, reason: RegExp) => {
  const dialog = await screen.findByRole('dialog', { name: /^Report/ });
  await user.click(within(dialog).getByRole('radio', { name: reason }));
  await user.click(button('Next'));
  await screen.findByText('2 of 2');
  return dialog;
};
const sent = (server: ReturnType<typeof fakeServer>) => server.callsOf(report).map(({ body }) => body);

describe('reporting a traveler', () => {
  it('offers the reasons of contracts, says that nobody is told, and goes on with one of them', async () => {
    const { user, server } = await show();
    act(() => openReportDialog({ person: dorian }));
    const dialog = await screen.findByRole('dialog', { name: 'Report Dorian' });
    expect(dialog).toHaveAccessibleDescription(/Dorian will not learn who reported/);
    const offered = within(dialog).getAllByRole('radio');
    expect(offered).toHaveLength(reasonsFor('person').length);
    await user.click(button('Next'));
    expect(screen.getByRole('alert')).toHaveTextContent(reportTexts.reason);
    await details(user, /^Harassment or threats/);
    expect(screen.getByText('Harassment or threats')).toBeVisible();
    await user.click(button('Back'));
    expect(screen.getByRole('radio', { name: /^Harassment or threats/ })).toBeChecked();
    expect(sent(server)).toEqual([]);
  });

  it('sends the chosen messages of theirs and what was typed, and blocks too unless that is unchecked', async () => {
    const { user, server } = await show();
    act(() => openReportDialog({ person: dorian, messageIds: [4] }));
    await details(user, /^Scam or asks for money/);
    const messages = await screen.findByRole('group', { name: 'Messages we will see' });
    expect(within(messages).getAllByRole('checkbox')).toHaveLength(1);
    expect(messages).toHaveTextContent(/These, and five before and after each/);
    await user.click(button('Choose others'));
    expect(within(messages).queryByText('Looks like it.')).toBeNull();
    await user.click(within(messages).getByRole('checkbox', { name: 'My card is blocked.' }));
    await user.type(screen.getByRole('textbox', { name: /^What happened/ }), ' He asks for 180. ');
    expect(screen.getByRole('checkbox', { name: /^Block Dorian too/ })).toBeChecked();
    await user.click(button('Send report'));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.reported)));
    expect(sent(server)).toEqual([
      {
        subject: 'person',
        subjectId: dorian.id,
        reason: 'scam',
        text: 'He asks for 180.',
        messageIds: [4, 3],
        alsoBlock: true,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers what they said in a group, where that is reported', async () => {
    const said = { conversationId: 7, kind: 'text', isHidden: false, createdAt: '2026-11-20T12:00:00.000Z' };
    const { user, server } = await show({
      'GET /api/conversations/7/messages': {
        body: [
          { ...said, id: 20, senderId: dorian.id, kind: 'joined', content: '3' },
          { ...said, id: 21, senderId: dorian.id, content: 'Who lends me 180?' },
          { ...said, id: 22, senderId: 12, content: 'Not me' },
        ],
      },
    });
    act(() => openReportDialog({ person: dorian, conversationId: 7 }));
    await details(user, /^Scam/);
    await user.click(await screen.findByRole('button', { name: 'Choose messages' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Who lends me 180?' }));
    await user.click(button('Send report'));
    await waitFor(() => expect(sent(server)).toMatchObject([{ subjectId: dorian.id, messageIds: [21] }]));
    expect(server.callsOf('GET /api/messages/9')).toEqual([]);
  });

  it('keeps everything where it fails, and is sent on the next try', async () => {
    const { user, server } = await show({ [report]: { status: 500, body: {} } });
    act(() => openReportDialog({ person: dorian, messageIds: [4] }));
    await details(user, /^Scam/);
    await user.type(screen.getByRole('textbox', { name: /^What happened/ }), 'Asks for money');
    await user.click(screen.getByRole('checkbox', { name: /^Block Dorian too/ }));
    await user.click(button('Send report'));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.reportFailed())));
    fireEvent.click(document.querySelector('.MuiDialog-container') as Element);
    expect(screen.getByRole('textbox', { name: /^What happened/ })).toHaveValue('Asks for money');
    server.answers[report] = { status: 201, body: receipt };
    await user.click(button('Send report'));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.reported)));
    expect(sent(server)[1]).toEqual(sent(server)[0]);
    expect(sent(server)[1]).toMatchObject({ text: 'Asks for money', messageIds: [4], alsoBlock: false });
  });

  it('leads to the emergency numbers where something happened when they met, and asks for words', async () => {
    const { user, server } = await show();
    act(() => openReportDialog({ person: dorian }));
    await details(user, /when we met/);
    expect(screen.getByRole('link', { name: /^Emergency numbers/ })).toHaveAttribute(
      'href',
      '/safety#numbers',
    );
    await user.click(button('Send report'));
    expect(screen.getByRole('textbox', { name: 'What happened?' })).toHaveAccessibleDescription(
      expect.stringContaining(reportTexts.text),
    );
    expect(sent(server)).toEqual([]);
  });

  it(`chooses ${limits.reportedMessages} messages at most`, async () => {
    const many = Array.from({ length: limits.reportedMessages + 1 }, (_, n) => messageOf(n + 1, `no. ${n}`));
    const { user } = await show({ 'GET /api/messages/9': { body: many } });
    act(() => openReportDialog({ person: dorian, messageIds: many.slice(1).map(({ id }) => id) }));
    await details(user, /^Scam/);
    await user.click(await screen.findByRole('button', { name: 'Choose others' }));
    expect(screen.getByRole('checkbox', { name: 'no. 0' })).toBeDisabled();
  });

  it.each([
    ['have no conversation', 404],
    ['are not matched', 403],
  ])('asks for no messages where the two %s', async (_what, status) => {
    const { user, server } = await show({ 'GET /api/messages/9': { status, body: {} } });
    act(() => openReportDialog({ person: dorian }));
    await details(user, /^Fake profile/);
    await waitFor(() => expect(server.callsOf('GET /api/messages/9')).toHaveLength(1));
    expect(screen.queryByText('Messages we will see')).toBeNull();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    await user.click(button('Send report'));
    await waitFor(() => expect(sent(server)).toMatchObject([{ reason: 'fake', alsoBlock: true }]));
  });
});

it('is offered while blocking, with the messages from before the block', async () => {
  const { user, server } = await show({ 'PUT /api/users/9/block': { status: 204 } });
  act(() => openBlockDialog(dorian));
  const dialog = await screen.findByRole('alertdialog', { name: 'Block Dorian?' });
  await user.click(within(dialog).getByRole('checkbox', { name: /^Report Dorian too/ }));
  await waitFor(() => expect(server.callsOf('GET /api/messages/9')).toHaveLength(1));
  server.answers['GET /api/messages/9'] = { status: 404, body: {} };
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  await details(user, /^Scam/);
  expect(toastShown()).toBe(textOf(notices.blocked));
  await user.click(button('Choose messages'));
  await user.click(screen.getByRole('checkbox', { name: 'My card is blocked.' }));
  expect(screen.queryByRole('checkbox', { name: /^Block Dorian too/ })).toBeNull();
  await user.click(button('Send report'));
  await waitFor(() => expect(sent(server)).toMatchObject([{ messageIds: [3], alsoBlock: false }]));
});

it('is in the menu of somebody else’s tip, with the reasons for tips', async () => {
  const { user, server } = await show();
  expect(screen.getAllByRole('button', { name: /^More about/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^More about/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Report this tip/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Report this tip' });
  expect(within(dialog).getAllByRole('radio')).toHaveLength(reasonsFor('tip').length);
  await details(user, /^Advertising/);
  expect(screen.queryByText('Messages we will see')).toBeNull();
  await user.click(button('Send report'));
  await waitFor(() => expect(sent(server)).toMatchObject([{ subject: 'tip', subjectId: 6, reason: 'spam' }]));
});

it('is in the menu about somebody who has a photo, for the photo', async () => {
  const { user } = await show();
  act(() => openPersonMenu({ ...dorian, photoId: 31 }, document.body));
  await user.click(await screen.findByRole('menuitem', { name: /^Report the photo/ }));
  expect(await screen.findByRole('dialog', { name: 'Report this photo' })).toBeInTheDocument();
});

it.each([
  ['photo', { photoId: 31 }, 31],
  ['meetup', { meetupId: 41 }, 41],
] as const)('is sent for a %s, with its reasons and without messages', async (subject, named, subjectId) => {
  const { user, server } = await show();
  act(() => openReportDialog({ person: dorian, ...named }));
  const dialog = await screen.findByRole('dialog', { name: `Report this ${subject}` });
  expect(within(dialog).getAllByRole('radio')).toHaveLength(reasonsFor(subject).length);
  await details(user, /^Unwanted/);
  expect(screen.queryByText('Messages we will see')).toBeNull();
  await user.click(button('Send report'));
  await waitFor(() => expect(sent(server)).toMatchObject([{ subject, subjectId }]));
  expect(server.callsOf('GET /api/messages/9')).toEqual([]);
});

it('is a link to the form for reports without an account, for visitors', async () => {
  fakeServer(asVisitor);
  renderAt('/here', shown);
  const tip = tipOf({ id: 6 });
  expect(await screen.findByRole('link', { name: `Report ${tip.title}` })).toHaveAttribute(
    'href',
    noticePath(`/destinations/${tip.destinationId}/tips#tip-6`),
  );
  expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
});
