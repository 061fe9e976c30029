import { screen, waitFor, within } from '@testing-library/react';
import { type TravelerProfileView, notices } from '@wayfellow/contracts';
import { useSafetyDialog } from '@wayfellow/web';
import {
  ana,
  asAna,
  asVisitor,
  fakeServer,
  pathShown,
  renderAt,
  textOf,
  toastShown,
} from '@wayfellow/web/testing';
import { TravelerPage } from './traveler-page';

const days = { startDate: '2027-03-24', endDate: '2027-04-04' };
const trip = { destination: 'Japan', destinationId: 2, coverImage: null, ...days };
const priya: TravelerProfileView = {
  id: 9,
  name: 'Priya Raman',
  age: 29,
  bio: 'Slow trains, long walks.',
  profileImage: null,
  isVerified: true,
  connection: 'matched',
  trips: [trip, { ...trip, destination: 'Hoi An, Vietnam' }],
  interests: ['Hiking', 'Art', 'Photography'],
  shared: { ...trip, mine: days, theirs: days, days: 12 },
  sharedInterests: ['Hiking', 'Photography'],
  quizInCommon: 5,
  trust: { isConfirmed: true, memberSince: '2025-03-02T12:00:00.000Z' },
};
/** The dialog that the shell is asked for. */
const Asked = () => {
  const asked = useSafetyDialog();
  return (
    <p data-testid="asked">
      {asked?.kind === 'report' && `${asked.kind} ${asked.referenceId} of ${asked.person.name}`}
    </p>
  );
};
const path = 'GET /api/users/9/profile';
const show = (answers: object = {}, at = '/travelers/9') => {
  const server = fakeServer({
    ...asAna,
    [path]: { body: priya },
    ...answers,
  });
  const page = (
    <>
      <TravelerPage />
      <Asked />
    </>
  );
  return { server, user: renderAt(at, page, '/travelers/:id') };
};
it('sends visitors to sign in, and back afterwards', async () => {
  show(asVisitor);
  await waitFor(() => expect(pathShown()).toBe('/login?redirect=%2Ftravelers%2F9'));
  expect(toastShown()).toBe(textOf(notices.travelerNeedsLogin));
});

it('says who somebody is, what is known of them, what is shared and where they go', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Priya Raman, 29' })).toBeVisible();
  expect(screen.getByText('Going to Japan and Hoi An, Vietnam')).toBeVisible();
  const known = screen.getByRole('region', { name: 'What we know of Priya' });
  for (const text of ['Email confirmed', 'Member since March 2025', 'Verified traveler'])
    expect(within(known).getByText(text)).toBeVisible();
  expect(known).toHaveTextContent('Nobody here has shown us a passport. Meet in a public place first.');
  const both = screen.getByRole('region', { name: 'Both in Japan' });
  expect(both).toHaveTextContent('12 days together');
  expect(both).toHaveTextContent('2 shared interests Hiking, Photography');
  expect(both).toHaveTextContent('5 of 8 quiz answers in common');
  expect(screen.getByRole('region', { name: 'About Priya' })).toHaveTextContent(priya.bio as string);
  expect(within(screen.getByRole('region', { name: 'Trips' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^Message/ })).toHaveAttribute('href', '/messages/9');
});

describe('what others wrote', () => {
  const lea = {
    id: 4,
    author: { id: 12, name: 'Léa Marchand', profileImage: null },
    text: 'Priya found the one inn with a free room.',
    place: 'Lisbon, Portugal',
    traveledOn: '2026-05-03',
    writtenAt: '2026-05-20T10:00:00.000Z',
    reply: null,
    isMine: false,
  };
  const gone = { ...lea, id: 5, author: null, place: null, traveledOn: null, reply: 'Thank you!' };
  const trust = { ...priya.trust, traveledWith: 2, hasOwnPhoto: true, answersWithinADay: true };
  const withTexts = (over: object = {}) => ({
    [path]: { body: { ...priya, trust, references: [lea, gone], referenceCount: 2, ...over } },
  });

  it('is on the page, with where and when, and no name of who left', async () => {
    show(withTexts());
    const part = await screen.findByRole('region', { name: 'Traveled together' });
    expect(part).toHaveTextContent('2 people');
    const [first, second] = within(part).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(first).toHaveTextContent(lea.text);
    expect(first).toHaveTextContent('Lisbon, Portugal, May 2026');
    expect(within(first).getByRole('link', { name: 'Léa Marchand' })).toHaveAttribute(
      'href',
      '/travelers/12',
    );
    expect(second).toHaveTextContent('Former traveler');
    expect(second).toHaveTextContent('Priya repliedThank you!');
    const known = screen.getByRole('region', { name: 'What we know of Priya' });
    for (const text of [
      'Traveled with 2 peopleConfirmed by both sides',
      'Own photo uploadedNot compared with a document',
      'Member since March 2025Usually answers within a day',
    ])
      expect(known).toHaveTextContent(text);
  });

  it('can be reported, also once its author has left', async () => {
    const { user } = show(withTexts());
    await user.click(await screen.findByRole('button', { name: 'Report what Former traveler wrote' }));
    expect(screen.getByTestId('asked')).toHaveTextContent('report 5 of Former traveler');
  });

  it('is shown in full where there is more', async () => {
    const all = [lea, gone, { ...lea, id: 6 }, { ...lea, id: 7, text: 'The oldest of them all.' }];
    const { user } = show({
      ...withTexts({ references: all.slice(0, 3), referenceCount: 4 }),
      'GET /api/users/9/references': { body: all },
    });
    await user.click(await screen.findByRole('button', { name: 'Show all 4' }));
    expect(await screen.findByText('The oldest of them all.')).toBeVisible();
  });

  it('is withdrawn by its author after a question', async () => {
    const call = 'DELETE /api/references/4';
    const { server, user } = show({
      ...withTexts({ references: [{ ...lea, isMine: true }], referenceCount: 1 }),
      [call]: { status: 204 },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw what you wrote' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw what you wrote?' });
    expect(server.callsOf(call)).toHaveLength(0);
    server.answers[path] = { body: { ...priya, references: [], referenceCount: 0 } };
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.referenceWithdrawn)));
    expect(screen.queryByRole('region', { name: 'Traveled together' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  });

  it('is replied to once on one’s own page; what was typed stays where that fails', async () => {
    const call = 'POST /api/references/4/reply';
    const own = { ...priya, id: ana.id, name: ana.name, connection: 'self', shared: null, trust };
    const at = `GET /api/users/${ana.id}/profile`;
    const { server, user } = show(
      {
        [at]: { body: { ...own, references: [lea], referenceCount: 1 } },
        [call]: { status: 503, body: { detail: 'Not now.' } },
      },
      `/travelers/${ana.id}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Reply to Léa Marchand' }));
    await user.type(screen.getByRole('textbox', { name: /Your reply/ }), 'And so did I.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.replyFailed('Not now.'))));
    expect(screen.getByRole('textbox', { name: /Your reply/ })).toHaveValue('And so did I.');
    const replied = { ...lea, reply: 'And so did I.' };
    server.answers[call] = { status: 201, body: replied };
    server.answers[at] = { body: { ...own, references: [replied], referenceCount: 1 } };
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('And so did I.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
  });
});

it('leaves out what there is nothing of', async () => {
  const bare = { shared: null, sharedInterests: [], quizInCommon: null, interests: [], bio: null, trips: [] };
  show({ [path]: { body: { ...priya, ...bare, trust: { ...priya.trust, isConfirmed: false } } } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('region').map((part) => part.getAttribute('aria-labelledby'))).toHaveLength(1);
  expect(screen.queryByText('Email confirmed')).toBeNull();
  expect(screen.queryByText(/Going to/)).toBeNull();
});

it('is one’s own under a band, with the way to change it and no menu', async () => {
  const own = { ...priya, id: ana.id, name: ana.name, connection: 'self', shared: null };
  show({ [`GET /api/users/${ana.id}/profile`]: { body: own } }, `/travelers/${ana.id}`);
  expect(await screen.findByText('This is how others see you.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
});

it('says so where nobody is, and where the server cannot be read', async () => {
  const { server, user } = show({ [path]: { status: 500, body: { detail: 'Down' } } });
  await screen.findByText('This traveler could not be loaded.');
  server.answers[path] = { status: 404, body: { detail: 'This traveler does not exist.' } };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Traveler Not Found' })).toBeVisible();
});
