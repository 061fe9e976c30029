import { screen, waitFor } from '@testing-library/react';
import { pathShown, problemAnswer, toastShown } from '@wayfellow/web/testing';
import { show } from './show-route';

beforeEach(() => sessionStorage.clear());

const ask = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Remove route' }));
  return screen.findByRole('alertdialog', { name: 'Remove this route?' });
};

describe('removing a route', () => {
  it.each([
    ['Keep the 3 trips', '0', 'Route Removed: Its trips are still on your list.'],
    ['Delete the 3 trips', '1', 'Route Removed: Its trips were deleted with it.'],
  ])('asks first; by “%s” it is gone', async (button, withTrips, said) => {
    const { server, user } = show({ 'DELETE /api/routes/3': { status: 204 } });
    await ask(user);
    expect(server.callsOf('DELETE /api/routes/3')).toEqual([]);
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(toastShown()).toBe(said));
    expect(pathShown()).toBe('/profile?tab=trips');
    expect(server.callsOf(`DELETE /api/routes/3?withTrips=${withTrips}`)).toHaveLength(1);
  });

  it('goes on with the route where it fails, and says so', async () => {
    const { user } = show({ 'DELETE /api/routes/3': problemAnswer('unavailable') });
    await ask(user);
    await user.click(screen.getByRole('button', { name: 'Keep the 3 trips' }));
    await waitFor(() => expect(toastShown()).toMatch(/^Route Not Removed: /));
    expect(await screen.findByRole('button', { name: 'Save route' })).toBeEnabled();
  });
});
