import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapPlaceView } from '@wayfellow/contracts';
import { asAna, exactly, fakeServer, renderAt } from '@wayfellow/web/testing';
import { NearChips, type NearPlace } from './near-chips';

const near = (id: number, name: string, km: number): NearPlace => ({
  place: { id, name, kind: 'city', country: 'ES', latitude: 37, longitude: -5, months: [] } as MapPlaceView,
  km,
});
const few = { value: null, isAtLeast: false };
const count = (total: object) => ({ body: { total, days: [], isCoarse: true } });

test('the nearest places with travelers say how far and how many, and become the next stop', async () => {
  const server = fakeServer({
    ...asAna,
    'GET /api/destinations/1/crossings': count(exactly(6)),
    'GET /api/destinations/2/crossings': count(few),
    'GET /api/destinations/3/crossings': count({ value: 50, isAtLeast: true }),
  });
  const added: string[] = [];
  renderAt(
    '/',
    <NearChips
      town="Seville"
      from="2999-12-10"
      nights={3}
      places={[near(1, 'Málaga, Spain', 89), near(2, 'Cádiz, Spain', 98), near(3, 'Córdoba, Spain', 120)]}
      onAdd={(place) => added.push(place.name)}
    />,
    '*',
  );
  expect(await screen.findByText('Near Seville, with travelers from Dec 10')).toBeInTheDocument();
  // jsdom does not know the condition by which the row shows.
  const chip = (name: string) => screen.findByRole('button', { name, hidden: true });
  await chip('Málaga 89 km · 6 travelers');
  const cordoba = await chip('Córdoba 120 km · 50+ travelers');
  expect(screen.getAllByRole('button', { hidden: true })).toHaveLength(2);
  const { searchParams } = new URL(
    server.callsOf('GET /api/destinations/1/crossings')[0]?.url ?? '',
    'http://x',
  );
  expect(Object.fromEntries(searchParams)).toEqual({ startDate: '2999-12-10', endDate: '2999-12-13' });
  await userEvent.click(cordoba);
  expect(added).toEqual(['Córdoba, Spain']);
});
