import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type TripView, limits, notices } from '@wayfellow/contracts';
import {
  asAna,
  fakeServer,
  lisbonTrip,
  meetupOf,
  pathShown,
  problemAnswer,
  renderAt,
  textOf,
  toastShown,
} from '@wayfellow/web/testing';
import remote from '../../routes';

const show = async (trip: TripView = lisbonTrip) => {
  const server = fakeServer({
    ...asAna,
    'GET /api/trips': { body: [trip] },
    'PUT /api/account/notifications/zone': { status: 204 },
    [`GET /api/trips/${lisbonTrip.id}/meetups`]: { body: [meetupOf()] },
    'POST /api/meetups': { status: 201, body: meetupOf({ id: 42 }) },
  });
  const user = renderAt(`/meetups?trip=${lisbonTrip.id}`, <remote.Routes />, '*');
  await user.click(await screen.findByRole('button', { name: 'Offer a meetup' }));
  const form = within(await screen.findByRole('dialog', { name: 'Offer a meetup' }));
  const offer = () => user.click(form.getByRole('button', { name: 'Offer it' }));
  return { server, user, form, offer };
};
type Shown = Awaited<ReturnType<typeof show>>;

const fill = async ({ form, user }: Shown) => {
  await user.type(form.getByRole('textbox', { name: 'What do you have in mind?' }), 'Train to Sintra');
  await user.selectOptions(form.getByRole('combobox', { name: 'Day' }), 'Thu, Dec 5');
  fireEvent.change(form.getByLabelText('Time'), { target: { value: '08:00' } });
  await user.selectOptions(form.getByRole('combobox', { name: 'Takes' }), '6 hours');
  await user.type(form.getByRole('textbox', { name: 'Part of town' }), 'Rossio');
  await user.type(form.getByRole('textbox', { name: 'Exact spot' }), 'Under the station clock');
  await user.click(form.getByRole('button', { name: 'One place more' }));
};

test('it says who sees what, and offers the days of the trip', async () => {
  const { form } = await show();
  expect(form.getByLabelText('Part of town')).toHaveAccessibleDescription('Seen by all who are there');
  expect(form.getByLabelText('Exact spot')).toHaveAccessibleDescription('Seen by those who joined');
  const days = within(form.getByRole('combobox', { name: 'Day' })).getAllByRole('option');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Tue, Dec 3',
    'Wed, Dec 4',
    'Thu, Dec 5',
    'Fri, Dec 6',
    'Sat, Dec 7',
  ]);
});

test('at a place in own words times are by the clocks here, which the server is told first', async () => {
  const { form, offer, server, user } = await show({ ...lisbonTrip, destinationId: null });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(form.getByLabelText('Time')).toHaveAccessibleDescription(`${zone} time`);
  await fill({ form, offer, server, user });
  await offer();
  await waitFor(() => expect(pathShown()).toBe('/meetups/42'));
  const told = server.calls.filter(({ method }) => method !== 'GET').map(({ url, body }) => [url, body]);
  expect(told).toEqual([
    ['/api/account/notifications/zone', { zone }],
    ['/api/meetups', expect.objectContaining({ time: '08:00' })],
  ]);
});

test('what is filled in is sent, once recognizable, and leads to the meetup', async () => {
  const shown = await show();
  await fill(shown);
  await shown.offer();
  await waitFor(() => expect(pathShown()).toBe('/meetups/42'));
  expect(shown.server.callsOf('POST /api/meetups').map(({ body }) => body)).toEqual([
    {
      tripId: lisbonTrip.id,
      title: 'Train to Sintra',
      day: '2999-12-05',
      time: '08:00',
      minutes: 360,
      area: 'Rossio',
      spot: 'Under the station clock',
      capacity: 5,
      description: null,
      clientId: expect.any(String) as string,
    },
  ]);
  expect(toastShown()).toBe(textOf(notices.meetupOffered));
});

test('what is missing is said at its field before anything is sent', async () => {
  const { form, offer, server } = await show();
  await offer();
  for (const text of [
    'Please say what you have in mind',
    'Please name a part of town',
    'Please say where you meet',
  ])
    expect(form.getByText(text)).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'What do you have in mind?' })).toHaveFocus();
  expect(server.callsOf('POST /api/meetups')).toEqual([]);
});

test('places end at their limits', async () => {
  const { form, user } = await show();
  const { min, max } = limits.meetup.places;
  const [less, more] = [/less$/, /more$/].map((name) => form.getByRole('button', { name })) as [
    HTMLElement,
    HTMLElement,
  ];
  for (let places = 4; places > min; places -= 1) await user.click(less);
  expect(less).toBeDisabled();
  for (let places = min; places < max; places += 1) await user.click(more);
  expect(more).toBeDisabled();
  expect(form.getByText(String(max))).toBeInTheDocument();
});

test('a refusal is said, and what was typed stays', async () => {
  const shown = await show();
  shown.server.answers['POST /api/meetups'] = problemAnswer('not-there');
  await fill(shown);
  await shown.offer();
  await waitFor(() =>
    expect(toastShown()).toBe('Not Offered: You can offer a meetup where and when you have a trip.'),
  );
  expect(shown.form.getByRole('textbox', { name: 'Part of town' })).toHaveValue('Rossio');
});
