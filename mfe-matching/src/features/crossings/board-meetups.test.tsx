import { screen, within } from '@testing-library/react';
import {
  boardAnswers,
  boardOf,
  dayCountsOf,
  exactly,
  fakeServer,
  lisbonTrip,
  meetupOf,
  renderAt,
} from '@wayfellow/web/testing';
import remote from '../../routes';

const ofTrip = `GET /api/trips/${lisbonTrip.id}/meetups`;
const show = (board: ReturnType<typeof boardOf>, meetups: ReturnType<typeof meetupOf>[] = []) => {
  const server = fakeServer({ ...boardAnswers(board), [ofTrip]: { body: meetups } });
  renderAt('/crossings', <remote.Routes />, '*');
  return server;
};

test('a board has a lane of the meetups on its days, each on its day', async () => {
  show(boardOf({ meetups: 3 }), [
    meetupOf(),
    meetupOf({ id: 42, title: 'Fado', day: '2999-12-06', time: '19:30' }),
    meetupOf({ id: 43, title: 'Museum', day: '2999-12-06', time: '20:00' }),
  ]);
  const row = await screen.findByRole('row', { name: /^Meetups/ });
  const tram = await within(row).findByRole('link', { name: /^10:00 ?Tue, Dec 3, ?Tram 28 and pastéis$/ });
  expect(tram).toHaveAttribute('href', '/meetups/41');
  expect(within(row).getByRole('link', { name: /^19:30 ?Fri, Dec 6, ?Fado ?\+1 more$/ })).toHaveAttribute(
    'href',
    '/meetups?trip=31',
  );
  expect(within(row).getByText('3 while you are there')).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'See all 3 meetups' })).toHaveAttribute(
    'href',
    '/meetups?trip=31',
  );
  // Two days before the trip come first.
  const cells = within(row).getAllByRole('cell');
  expect(cells[2]).toContainElement(tram);
});

test.each([
  ['with people', boardOf()],
  ['without anybody', boardOf({ total: exactly(0), top: [], days: dayCountsOf(lisbonTrip, []) })],
])('a board %s and without meetups leads to where one is offered, and asks for none', async (_, board) => {
  const other = boardOf({ trip: { ...lisbonTrip, id: 32, destination: 'Seville, Spain', destinationId: 9 } });
  const server = fakeServer(boardAnswers(board, other));
  renderAt('/crossings', <remote.Routes />, '*');
  const link = await screen.findByRole('link', { name: 'Meetups in Lisbon' });
  expect(link).toHaveAttribute('href', '/meetups?trip=31');
  expect(screen.queryByRole('row', { name: /^Meetups/ })).not.toBeInTheDocument();
  expect(server.callsOf(ofTrip)).toEqual([]);
});
