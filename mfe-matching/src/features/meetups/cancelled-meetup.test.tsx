import { screen, within } from '@testing-library/react';
import type { MeetupView } from '@wayfellow/contracts';
import { ana, asAna, ben, eve, fakeServer, lisbonTrip, meetupOf, renderAt } from '@wayfellow/web/testing';
import remote from '../../routes';

const cancelled = meetupOf({ state: 'cancelled', spot: 'Under the station clock', conversationId: 9 });
const joined = { ...cancelled, myState: 'joined' as const };
const hosted = { ...cancelled, host: { ...ben, id: ana.id, name: ana.name }, myState: 'host' as const };

const show = (meetup: MeetupView, address = '/meetups/41') => {
  fakeServer({
    ...asAna,
    'GET /api/trips': { body: [lisbonTrip] },
    'GET /api/meetups/41': { body: meetup },
    'GET /api/meetups/mine': { body: [meetup] },
  });
  renderAt(address, <remote.Routes />, '*');
};
const aside = async () => within(await screen.findByRole('complementary', { name: 'Places' }));

test.each([
  ['host', hosted],
  ['guest', joined],
])(
  'a cancelled meetup invites its %s to nothing: neither places, calendar, sharing nor meeting',
  async (_, meetup) => {
    show(meetup);
    const card = await aside();
    expect(card.getByText('Cancelled')).toBeInTheDocument();
    expect(card.queryByText(/left|counted|Your day/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Meet safely' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open chat' })).toHaveAttribute('href', '/messages/g/9');
  },
);

test.each([
  ['the host, whom nobody had joined', { ...hosted, joined: 0 }, 'Nobody had joined.'],
  ['the host', { ...hosted, joined: 1, going: [eve] }, 'Everybody who joined was told.'],
  ['a guest', joined, 'Ben has told everybody who joined.'],
])('%s reads who was told', async (_, meetup, text) => {
  show(meetup);
  expect((await screen.findByText('This meetup was cancelled.')).parentElement).toHaveTextContent(text);
});

test.each([
  [hosted, 'You have cancelled it. The chat stays open for 7 days after that.'],
  [joined, 'Ben has cancelled it. The chat stays open for 7 days after that.'],
])(
  'a cancelled ticket says who has cancelled it, and what is true of its chat at any time',
  async (meetup, text) => {
    show(meetup, '/meetups');
    expect(await screen.findByText(text)).toBeInTheDocument();
  },
);
