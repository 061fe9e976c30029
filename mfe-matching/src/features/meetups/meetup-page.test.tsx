import { render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { type MeetupView, addTripPath, notices, problems } from '@wayfellow/contracts';
import {
  type Answers,
  ana,
  asAna,
  ben,
  eve,
  fakeServer,
  lisbonTrip,
  meetupOf,
  problemAnswer,
  renderAt,
  textOf,
  toastShown,
} from '@wayfellow/web/testing';
import { Icon, UiProvider } from '@wayfellow/ui';
import { useSafetyDialog } from '@wayfellow/web';
import remote from '../../routes';

const one = 'GET /api/meetups/41';
const me = { ...ben, id: ana.id, name: ana.name };
const hosted = meetupOf({
  host: me,
  myState: 'host',
  going: [eve],
  joined: 1,
  spot: 'Under the station clock',
  conversationId: 9,
});
const show = (meetup: MeetupView, more: Answers = {}) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/trips': { body: [lisbonTrip] },
    [one]: { body: meetup },
    ...more,
  });
  return { server, user: renderAt('/meetups/41', <remote.Routes />, '*') };
};
const bodySentTo = (server: ReturnType<typeof show>['server'], call: string) =>
  server.callsOf(call).at(-1)?.body;
const aside = async () => within(await screen.findByRole('complementary', { name: 'Places' }));
const going = async () => within(await screen.findByRole('region', { name: 'Going' }));
const dialog = (name: string) => within(screen.getByRole('alertdialog', { name }));

test('before joining, the page says what, when, where and who, and keeps the spot', async () => {
  show(meetupOf({ going: [eve] }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Tram 28 and pastéis');
  expect(screen.getByText('Tue, Dec 3, 10:00')).toBeInTheDocument();
  expect(screen.getByText('3 hours')).toBeInTheDocument();
  expect(screen.getByText('Graça, Lisbon')).toBeInTheDocument();
  expect(screen.getByText('We ride the whole line before the crowds.')).toBeInTheDocument();
  expect(screen.getByText('The exact spot and the chat show when you have joined.')).toBeInTheDocument();
  const people = (await going()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(people).toEqual(['BBen Okafor, 34Host', 'EEve Lindqvist, 34']);
  const card = await aside();
  expect(card.getByText('2 places left')).toBeInTheDocument();
  expect(
    card.getByText('Ben hosts and is not counted. Joining closes at 09:00 on the day.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /chat|calendar/ })).not.toBeInTheDocument();
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('says how many have joined whom the reader cannot see yet, and nothing of it where all are seen', async () => {
  const { user, server } = show(meetupOf({ going: [eve], joined: 3 }));
  expect((await going()).getByText('And 2 more, who can be seen by those who join.')).toBeInTheDocument();
  const joined = meetupOf({ going: [eve, me], joined: 2, myState: 'joined' });
  server.answers['POST /api/meetups/41/join'] = { body: joined };
  server.answers[one] = { body: joined };
  await user.click((await aside()).getByRole('button', { name: /^Join/ }));
  await waitFor(() => expect(screen.queryByText(/^And \d more/)).not.toBeInTheDocument());
});

test('after joining, it shows the spot, and leads to the chat and a calendar file', async () => {
  const joined = meetupOf({ myState: 'joined', joined: 4, spot: 'By the stairs', conversationId: 9 });
  const { user, server } = show(meetupOf(), { 'POST /api/meetups/41/join': { body: joined } });
  server.answers[one] = { body: meetupOf(), then: { body: joined } };
  await user.click((await aside()).getByRole('button', { name: /^Join/ }));
  expect(await screen.findByText('By the stairs')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open chat' })).toHaveAttribute('href', '/messages/g/9');
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/meetups/41/calendar',
  );
  expect((await aside()).getByText('You are going')).toBeInTheDocument();
});

test('whoever lost the last place is told so, and until when it may still become theirs', async () => {
  const waiting = meetupOf({ myState: 'waiting', joined: 5, waiting: 1, place: 1 });
  const { user } = show(meetupOf(), {
    [one]: { body: meetupOf({ joined: 4 }), then: { body: waiting } },
    'POST /api/meetups/41/join': { body: waiting },
  });
  await user.click((await aside()).getByRole('button', { name: /^Join/ }));
  const note = await screen.findByText('The last place went to somebody else.');
  expect(note.closest('[role=note]')).toHaveTextContent(
    'You are number 1 on the waiting list. If a place is free until 09:00 on the day, it is yours.',
  );
});

test('leaving is asked about first', async () => {
  const { user, server } = show(meetupOf({ myState: 'joined', spot: 'By the stairs' }), {
    'DELETE /api/meetups/41/join': { status: 204 },
  });
  await user.click((await aside()).getByRole('button', { name: 'Leave' }));
  const question = dialog('Leave Tram 28 and pastéis?');
  expect(question.getByText('Your place goes to the next in line.')).toBeInTheDocument();
  server.answers[one] = { body: meetupOf() };
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.meetupLeft)));
  expect(screen.queryByText('By the stairs')).not.toBeInTheDocument();
});

test('whose trip has moved is told so, and may leave from there', async () => {
  const { user } = show(meetupOf({ myState: 'joined', day: '2999-12-20' }));
  const note = await screen.findByText('Your trip no longer covers this day.');
  expect(note.closest('[role=note]')).toHaveTextContent('You are still going to Tram 28 and pastéis on');
  await user.click(screen.getByRole('button', { name: 'Leave the meetup' }));
  expect(dialog('Leave Tram 28 and pastéis?').getByRole('button', { name: 'Stay' })).toBeInTheDocument();
});

test('the day is shown among those of one’s trip', async () => {
  show(meetupOf({ day: '2999-12-05' }));
  const card = await screen.findByRole('complementary', { name: 'Places' });
  await within(card).findByText('Your day in Lisbon');
  expect(card).toHaveTextContent('Dec 3 - Dec 45Dec 6 - Dec 7');
});

test('a trip that no longer covers the day is said', async () => {
  show(meetupOf({ myState: 'joined' }), { 'GET /api/trips': { body: [] } });
  expect(await screen.findByText('Your trip no longer covers this day.')).toBeInTheDocument();
});

test('the host closes it and opens it again', async () => {
  const { user, server } = show(hosted, { 'PUT /api/meetups/41/state': { body: hosted } });
  server.answers[one] = { body: hosted, then: { body: { ...hosted, state: 'closed' } } };
  await user.click((await aside()).getByRole('button', { name: 'Take nobody more' }));
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeInTheDocument();
  expect(bodySentTo(server, 'PUT /api/meetups/41/state')).toEqual({ state: 'closed' });
});

test('the host cancels it after a question that says how many are told', async () => {
  const { user, server } = show(hosted, { 'PUT /api/meetups/41/state': { body: hosted } });
  await user.click((await aside()).getByRole('button', { name: 'Cancel the meetup' }));
  const question = dialog('Cancel the meetup?');
  expect(question.getByText('1 person is told at once. This cannot be undone.')).toBeInTheDocument();
  server.answers[one] = { body: { ...hosted, state: 'cancelled' } };
  await user.click(question.getByRole('button', { name: 'Cancel the meetup' }));
  expect(await screen.findByText('This meetup was cancelled.')).toBeInTheDocument();
  expect(bodySentTo(server, 'PUT /api/meetups/41/state')).toEqual({ state: 'cancelled' });
  expect(toastShown()).toBe(textOf(notices.meetupCancelled));
});

test('the host removes somebody, but not themself', async () => {
  const { user, server } = show(hosted, { 'DELETE /api/meetups/41/members/3': { status: 204 } });
  const list = await going();
  expect(list.queryByRole('button', { name: `Remove ${ana.name}` })).not.toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Remove Eve Lindqvist' }));
  server.answers[one] = { body: { ...hosted, going: [], joined: 0 } };
  await user.click(dialog('Remove Eve Lindqvist?').getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.meetupMemberRemoved('Eve Lindqvist'))));
  expect(list.queryByText(/^Eve/)).not.toBeInTheDocument();
  await waitFor(() => expect(list.getByRole('listitem')).toHaveFocus());
});

test('says of each why to meet them, with the button that fits how the two stand', async () => {
  const nothing = { sharedInterests: [], quizInCommon: null };
  const people: MeetupView['going'] = [
    { ...eve, connection: 'matched', sharedInterests: ['Food'], quizInCommon: 3 },
    { ...me, connection: 'self', ...nothing },
    { ...eve, id: 88, name: 'Cleo Vale', connection: 'sent', ...nothing },
  ];
  const host: MeetupView['host'] = {
    ...ben,
    connection: 'none',
    sharedInterests: ['Nightlife'],
    quizInCommon: 6,
  };
  const { user, server } = show(meetupOf({ host, going: people }));
  const rows = (await going()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'BBen Okafor, 341 shared interest: Nightlife; 6 of 8 quiz answers in commonHostConnect, Ben Okafor',
    'EEve Lindqvist, 34You are matchedMessage, Eve Lindqvist',
    expect.stringMatching(/You$/) as string,
    'CCleo Vale, 34Request Sent, Cleo Vale',
  ]);
  server.answers['POST /api/matches'] = { status: 201, body: {} };
  await user.click((await going()).getByRole('button', { name: /^Connect/ }));
  await waitFor(() => expect(bodySentTo(server, 'POST /api/matches')).toEqual({ otherUserId: ben.id }));
});

test('is reported itself, and its people as themselves', async () => {
  const { result } = renderHook(useSafetyDialog);
  const { user } = show(meetupOf());
  await user.click((await aside()).getByRole('button', { name: 'Report' }));
  expect(result.current).toMatchObject({ kind: 'report', meetupId: 41, person: { id: ben.id } });
});

test('that is hidden says so to its host, who can only cancel it', async () => {
  show({ ...hosted, isHidden: true });
  const note = (await screen.findByText('This meetup is hidden.')).closest('[role=note]') as HTMLElement;
  expect(within(note).getByRole('link')).toHaveAttribute('href', '/account?part=reports');
  const card = await aside();
  // What others cannot open is not shared, and what nobody joins does not close.
  const buttons = card.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Cancel the meetup']);
  expect(card.getByText('You host and are not counted.')).toBeInTheDocument();
});

test('the host changes it, with the version that they have read', async () => {
  const { user, server } = show(hosted, { 'PUT /api/meetups/41': { body: { ...hosted, version: 2 } } });
  await user.click((await aside()).getByRole('button', { name: 'Edit' }));
  const form = within(screen.getByRole('dialog', { name: 'Change the meetup' }));
  const spot = form.getByRole('textbox', { name: 'Exact spot' });
  expect(spot).toHaveValue('Under the station clock');
  await user.clear(spot);
  await user.type(spot, 'By the fountain');
  server.answers[one] = { body: { ...hosted, version: 7, title: 'Newer' } };
  server.sendFrame({ type: 'meetup_update', meetupId: 41 });
  await screen.findByText('Newer', { ignore: '[aria-hidden]' });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toastShown()).toBe(textOf(notices.meetupSaved)));
  expect(bodySentTo(server, 'PUT /api/meetups/41')).toMatchObject({ spot: 'By the fountain', version: 1 });
});

test('a meetup that one may not see is a page with one sentence, and the way to add a trip', async () => {
  show(meetupOf(), { [one]: problemAnswer('unknown-meetup') });
  expect(await screen.findByText(problems['unknown-meetup'].detail)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add Your Trip' })).toHaveAttribute('href', addTripPath());
});

test('whoever is removed while they look no longer reads the spot', async () => {
  const { server } = show(meetupOf({ myState: 'joined', spot: 'By the stairs' }));
  await screen.findByText('By the stairs');
  server.answers[one] = problemAnswer('unknown-meetup');
  server.sendFrame({ type: 'meetup_update', meetupId: 41 });
  expect(await screen.findByText(problems['unknown-meetup'].detail)).toBeInTheDocument();
  expect(screen.queryByText('By the stairs')).not.toBeInTheDocument();
});

test('a shield stands before how first meetings go well', async () => {
  show(meetupOf());
  const note = (await screen.findByText(/^First meetings go well/)).closest('[role=note]');
  const { container } = render(<Icon name="safety" />, { wrapper: UiProvider });
  const shape = (element: Element | null) => element?.querySelector('svg')?.innerHTML;
  expect(shape(note)).toBe(shape(container));
});
