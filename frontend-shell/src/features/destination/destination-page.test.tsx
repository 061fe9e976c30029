import { screen, waitFor } from '@testing-library/react';
import { fetchErrors } from '@wayfellow/contracts';
import { asAna, days, japanDetail, pathShown } from '@wayfellow/web/testing';
import { filled, one, open, show } from './show-destination';

describe('Destination', () => {
  it('shows name, count and fixed facts, and the overview first', async () => {
    show(filled);
    expect(await screen.findByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
    expect(screen.getByText('63 travelers planning trips')).toBeVisible();
    expect(screen.getByText('Best time to visit: Year-round')).toBeVisible();
    for (const title of ['About', 'Why Visit', 'Travel With Others', 'Quick Facts'])
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    for (const text of ['Cedar forests.', 'Landscapes', 'Cultural heritage', 'Vibrant community'])
      expect(screen.getByText(text)).toBeVisible();
    for (const fact of ['Local Language', 'Local Currency', 'GMT+8', '$50-100'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find Travel Companions' })).toHaveAttribute('href', '/matches');
  });

  it('counts a single traveler in the singular', async () => {
    show({ ...filled, [one]: { body: { ...japanDetail, travelersCount: 1 } } });
    expect(await screen.findByText('1 traveler planning a trip')).toBeVisible();
  });

  it('counts its lists on the tabs without reading them, and keeps the open one in the address', async () => {
    const { server, user } = show(filled);
    expect(await screen.findByRole('tab', { name: 'Travelers 63' })).toBeVisible();
    expect(screen.getByText('and 62 more')).toBeVisible();
    expect(server.calls.map(({ url }) => url).sort()).toEqual(['/api/auth/me', '/api/destinations/2']);
    await open(user, /Travel Tips/);
    expect(screen.getByRole('tab', { name: 'Travel Tips 1' })).toHaveAttribute('aria-selected', 'true');
    expect(pathShown()).toBe('/destinations/2?tab=tips');
    await open(user, /Overview/);
    expect(pathShown()).toBe('/destinations/2');
  });

  it('names who is there on the days of one’s own trip', async () => {
    const people = [{ id: 9, name: 'Mei-Ling Chen', profileImage: null }];
    const companions = { ...days, count: 1, people };
    show({ ...asAna, ...filled, [one]: { body: { ...japanDetail, companions } } });
    expect(
      await screen.findByText('Mei-Ling is there on the days of your trip, Jan 2 - Jan 5.'),
    ).toBeVisible();
  });

  it.each(['abc', '0', '1.5', '99999999999', '-2'])(
    'asks nothing of the server for the id %s',
    async (id) => {
      const { server } = show({}, `/destinations/${id}`);
      expect(await screen.findByRole('heading', { name: 'Destination Not Found' })).toBeVisible();
      await waitFor(() => expect(server.calls.map(({ url }) => url)).toEqual(['/api/auth/me']));
    },
  );

  it('says when the destination is missing, with the way back', async () => {
    show({});
    expect(await screen.findByRole('heading', { name: 'Destination Not Found' })).toBeVisible();
    expect(
      screen.getByText("The destination you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Explore' })).toHaveAttribute('href', '/explore');
  });

  it('reads the destination again on Retry where the server failed', async () => {
    const { user } = show({ ...filled, [one]: { status: 500, then: { body: japanDetail } } });
    expect(await screen.findByRole('alert')).toHaveTextContent(fetchErrors.destination);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Japan' })).toBeVisible();
  });
});
