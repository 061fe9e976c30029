import { screen } from '@testing-library/react';
import { type TripView, todayUtc } from '@wayfellow/contracts';
import { ana, fakeServer, renderAt, signedInAs, tripOf } from '@wayfellow/web/testing';
import { ExplorePage } from './explore-page';
import { mapPlaces } from './map/data/fake-places';
import { monthName, shownMonths } from './map/data/months';

const [, next = ''] = shownMonths();
const nextDay = (date: string) => `${next}-${date}`;

const show = (trips: readonly TripView[]) => {
  fakeServer({
    ...signedInAs(ana),
    'GET /api/destinations/map': { body: mapPlaces },
    'GET /api/trips': { body: trips },
  });
  return renderAt('/explore?view=map', <ExplorePage />);
};
const drawing = () => screen.findByRole('img', { name: /^Map of travelers/ });
const ownLine = (part: string) => document.querySelectorAll(`.own-line ${part}`);

describe('one’s own way on the map', () => {
  it('shows one’s own way through the month to oneself, and opens with the month of the next trip', async () => {
    const trip = (id: number, destination: string, from: string, to: string, destinationId: number | null) =>
      tripOf({ id, destination, destinationId, startDate: nextDay(from), endDate: nextDay(to) });
    const trips = [
      trip(1, 'Japan', '20', '26', 3),
      trip(2, 'Lisbon, Portugal', '03', '07', 1),
      trip(3, 'A hut in the hills', '08', '09', null),
    ];
    show(trips);
    expect(await drawing()).toHaveAccessibleName(new RegExp(monthName(next)));
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('Your route');
    expect(note).toHaveTextContent(/Lisbon → A hut in the hills → Japan, \w{3} 3 - \w{3} 26/);
    expect(ownLine('path')).toHaveLength(1);
    expect(ownLine('circle')).toHaveLength(2);
  });

  it('puts one ring around a circle that several stops fall into', async () => {
    const trips = [1, 2].map((id) =>
      tripOf({ id, destination: 'Iberia', destinationId: id, startDate: todayUtc(), endDate: todayUtc() }),
    );
    show(trips);
    await drawing();
    expect(ownLine('path')).toHaveLength(0);
    expect(ownLine('circle')).toHaveLength(1);
  });
});
