import { render, screen } from '@testing-library/react';
import { asAna, fakeServer, renderAt, tripOf } from '@wayfellow/web/testing';
import { UiProvider } from '@wayfellow/ui';
import { KeptBand } from '../src/features/frame/kept-band';
import { ProfilePage } from '../src/features/profile/profile-page';

// What of one’s own profile is kept is read without a network, and nothing of it is changed.

jest.mock('@wayfellow/web', () => ({
  ...jest.requireActual<object>('@wayfellow/web'),
  useKeptSince: () => Date.parse('2027-03-24T08:55:00Z'),
}));

test('neither trips nor the photo are changed, and both say why', async () => {
  const answers = { 'GET /api/trips': { body: [tripOf()] }, 'GET /api/interests': { body: [] } };
  fakeServer({ ...asAna, ...answers });
  renderAt('/profile?tab=trips', <ProfilePage />, '/profile');
  expect(await screen.findByText('Changing trips needs a network.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Add a trip' })).toBeDisabled();
  expect(screen.getByText('Changing your photo needs a network.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change photo' })).toBeDisabled();
});

test('the band stands where pages begin', () => {
  render(
    <UiProvider>
      <KeptBand since={Date.parse('2027-03-24T08:55:00Z')} />
    </UiProvider>,
  );
  expect(getComputedStyle(screen.getByRole('status')).paddingLeft).toContain('32px');
});
