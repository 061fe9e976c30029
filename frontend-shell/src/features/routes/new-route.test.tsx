import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asAna, ben, fakeServer, holdBack, pathShown, renderAt } from '@wayfellow/web/testing';
import { NewRoutePage, RoutePage } from './route-pages';
import { SharedRoutePage } from './shared-route-page';
import { answers, route, sentTo, seville, showNew, stop, trips } from './show-route';

beforeEach(() => sessionStorage.clear());

describe('a new route', () => {
  it('is planned stop by stop, kept in the tab, and stored at once', async () => {
    const { server, user } = showNew({ 'POST /api/routes': { status: 201, body: route } });
    const place = await screen.findByLabelText('Destination');
    expect(screen.getByRole('button', { name: 'Save route' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Add this stop' }));
    expect(place).toHaveAccessibleDescription('Please enter a destination');
    await user.type(place, 'lisbon, portugal{Enter}');
    expect(place).toHaveValue('lisbon, portugal');
    const start = screen.getByLabelText('Start date');
    expect(start).toHaveAccessibleDescription('Please choose a start date');
    fireEvent.change(start, { target: { value: '2999-12-03' } });
    await user.type(place, '{Enter}');
    expect(stop('Lisbon, Portugal')).toHaveTextContent('Dec 3 - Dec 6');
    await user.type(screen.getByLabelText('Destination'), 'A farm{Enter}');
    expect(stop('A farm')).toHaveTextContent('Dec 6 - Dec 9');
    expect(sessionStorage).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'More about A farm' }));
    await user.type(screen.getByLabelText(/^Description/), 'Goats.');
    await user.click(screen.getByRole('checkbox', { name: /Keep this trip to my matches/ }));
    await user.clear(screen.getByLabelText('Free days before it'));
    await user.type(screen.getByLabelText('Free days before it'), '2');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Save route' }));
    await waitFor(() => expect(server.callsOf('POST /api/routes')).toHaveLength(1));
    expect(sentTo(server, 'POST /api/routes')).toMatchObject({
      startDate: '2999-12-03',
      stops: [
        { destinationId: 7, nights: 3, freeDays: 0, isQuiet: false },
        { destination: 'A farm', nights: 3, freeDays: 2, description: 'Goats.', isQuiet: true },
      ],
    });
    await waitFor(() => expect(pathShown()).toBe('/routes/3'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('knows where a stop is also when it was added before the destinations had been read', async () => {
    const server = fakeServer({ ...answers, 'POST /api/routes': { status: 201, body: route } });
    const release = holdBack('/api/destinations');
    const user = renderAt('/routes/new', <NewRoutePage />, '*');
    fireEvent.change(await screen.findByLabelText('Start date'), { target: { value: '2999-12-03' } });
    for (const place of ['lisbon, portugal', 'Seville, Spain'])
      await user.type(screen.getByLabelText('Destination'), `${place}{Enter}`);
    expect(stop('lisbon, portugal')).toBeVisible();
    expect(screen.queryByText(/as the crow flies/)).toBeNull();
    release();
    expect(await screen.findByText('314 km as the crow flies')).toBeVisible();
    expect(stop('Lisbon, Portugal')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save route' }));
    await waitFor(() => expect(server.callsOf('POST /api/routes')).toHaveLength(1));
    expect(sentTo(server, 'POST /api/routes').stops).toMatchObject([
      { destinationId: 7 },
      { destinationId: 8 },
    ]);
  });

  it('that no route can have as its id is not found', async () => {
    fakeServer(asAna);
    renderAt('/routes/abc', <RoutePage />, '/routes/:id');
    expect(await screen.findByRole('heading', { name: 'Route Not Found' })).toBeVisible();
  });

  it.each([
    ['its title', { title: 'Sintra', text: 'A palace', url: 'https://maps.example/sintra' }, 'Sintra'],
    ['the first line of its text', { text: 'Sintra\nhttps://maps.example/sintra' }, 'Sintra'],
    ['nothing of a mere link', { text: 'https://maps.example/sintra' }, ''],
  ])('begins with what another app shares: %s', async (_, shared, place) => {
    const { server } = showNew({}, `/routes/new?${new URLSearchParams(shared as Record<string, string>)}`);
    expect(await screen.findByLabelText('Destination')).toHaveValue(place);
    await waitFor(() => expect(pathShown()).toBe('/routes/new'));
    expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('tells of a stop what the server said of it', async () => {
    const refused = {
      status: 400,
      body: {
        type: '/problems/invalid-input',
        detail: 'A trip cannot end in the past',
        errors: [{ field: 'stops.0.endDate', message: 'A trip cannot end in the past' }],
      },
    };
    const { user } = showNew({ 'POST /api/routes': refused });
    fireEvent.change(await screen.findByLabelText('Start date'), { target: { value: '2020-12-03' } });
    await user.type(screen.getByLabelText('Destination'), 'A farm{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save route' }));
    expect(await within(stop('A farm')).findByRole('alert')).toHaveTextContent(
      'A trip cannot end in the past',
    );
  });
});

it('a shared route has its traveler, its stops and the days of both, and keeps its token to itself', async () => {
  const shared = {
    user: { ...ben, age: null, bio: null, isVerified: false },
    connection: 'none',
    stops: trips.map(({ destination, destinationId, coverImage, startDate, endDate }) => ({
      destination,
      destinationId,
      coverImage,
      startDate,
      endDate,
    })),
    shared: [{ destination: seville.name, startDate: '2999-12-08', endDate: '2999-12-09' }],
  };
  const server = fakeServer({ ...asAna, 'POST /api/routes/read': { body: shared } });
  renderAt('/routes/shared#secret', <SharedRoutePage />, '*');
  expect(await screen.findByText('Seville, Dec 8 - Dec 9')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(server.callsOf('POST /api/routes/read')[0]?.body).toEqual({ token: 'secret' });
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
