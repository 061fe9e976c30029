import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { openBlockDialog, reportUnauthenticated } from '@wayfellow/web';
import { ana, asAna, ben, fakeServer, japan, renderAt } from '@wayfellow/web/testing';
import { TravelTips } from '../src/features/destination/parts/travel-tips';
import { Bell } from '../src/features/frame/bell/bell';
import { SafetyOutlet } from '../src/features/safety/safety-outlet';
import { TipsPage } from '../src/features/tips/tips-page';

// Somebody else signs in in another tab: the page goes on as that user, without a moment in which nobody is signed in.

const show = (address: string, screenShown: ReactElement, route?: string) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/destinations/1': { body: japan },
    'GET /api/destinations/1/travel-tips': { body: [] },
    'GET /api/notifications': { body: [] },
  });
  const user = renderAt(address, screenShown, route);
  const becomesOlga = async () => {
    server.answers['GET /api/auth/me'] = { body: { ...ana, id: 77, username: 'olga', name: 'Olga Next' } };
    const before = server.callsOf('GET /api/auth/me').length;
    act(() => reportUnauthenticated());
    await waitFor(() => expect(server.callsOf('GET /api/auth/me').length).toBeGreaterThan(before));
  };
  return { user, becomesOlga };
};

it('closes what the user before had open about a person', async () => {
  const { becomesOlga } = show('/here', <SafetyOutlet />);
  act(() => openBlockDialog(ben));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await becomesOlga();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it.each([
  ['beside a destination', '/destinations/1', '/destinations/:id', <TravelTips destination={japan} />],
  ['on the page of tips', '/destinations/1/tips', '/destinations/:id/tips', <TipsPage />],
])('has no tip that the user before wrote %s', async (_, address, route, shown) => {
  const { user, becomesOlga } = show(address, shown, route);
  const share = await screen.findByRole('button', { name: /^Share (a travel )?tip$/ });
  if (share.textContent === 'Share a travel tip') await user.click(share);
  await user.type(await screen.findByLabelText('Title'), 'My secret beach');
  await becomesOlga();
  await waitFor(() => expect(screen.queryByDisplayValue('My secret beach')).toBeNull());
});

it('opens no list of notifications by itself', async () => {
  const { user, becomesOlga } = show('/here', <Bell />);
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  const list = await screen.findByRole('dialog');
  expect(within(list).getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await becomesOlga();
  await waitFor(() => expect(list).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveAttribute('aria-expanded', 'false');
});
