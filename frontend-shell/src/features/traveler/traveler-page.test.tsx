import { screen, waitFor, within } from '@testing-library/react';
import { type TravelerProfileView, notices } from '@wayfellow/contracts';
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
const path = 'GET /api/users/9/profile';
const show = (answers: object = {}, at = '/travelers/9') => {
  const server = fakeServer({
    ...asAna,
    [path]: { body: priya },
    ...answers,
  });
  return { server, user: renderAt(at, <TravelerPage />, '/travelers/:id') };
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
