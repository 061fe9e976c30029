import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, routeLine, todayUtc } from '@wayfellow/contracts';
import {
  boardOf,
  crossingOf,
  exactly,
  fakeServer,
  pathShown,
  problemAnswer,
  toastShown,
} from '@wayfellow/web/testing';
import { answers, lisbon, order, route, sentTo, seville, show, stop, stopOf, trips } from './show-route';

beforeEach(() => sessionStorage.clear());

const gapped = {
  ...route,
  trips: [trips[0], { ...trips[1]!, startDate: '2999-12-10', endDate: '2999-12-13' }],
};

describe('a route', () => {
  it('has its stops with their days, how far they are apart, its line and all its days', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Your route' })).toBeVisible();
    expect(
      screen.getByText('Each stop is a trip of its own; move one and the days move along.'),
    ).toBeVisible();
    await screen.findByText('314 km as the crow flies');
    expect(screen.getByText('212 km as the crow flies')).toBeVisible();
    expect(stop('Lisbon')).toHaveTextContent('Dec 3 - Dec 7');
    expect(stop('Seville')).toHaveTextContent('3 nights');
    expect(screen.getByText('10 days, 9 nights')).toBeVisible();
    expect(
      screen.getByRole('img', { name: 'Lisbon 4 nights, Seville 3 nights, Granada 2 nights' }),
    ).toBeVisible();
    expect(screen.getByText('No day is planned twice')).toBeVisible();
    expect(screen.getByText(/^Saving keeps 3 trips\./)).toBeVisible();
  });

  it('says who crosses the days of each stop, and who comes along', async () => {
    const [first, second] = trips;
    const bars = [{ ...first!, km: 0, isWithin: false, endDate: '2999-12-07' }].map(
      ({ destination, destinationId, startDate, endDate, km, isWithin }) => ({
        destination,
        destinationId,
        startDate,
        endDate,
        km,
        isWithin,
      }),
    );
    const alsoIn = [{ destination: seville.name, startDate: '2999-12-07', endDate: '2999-12-10' }];
    const boards = [
      boardOf({ trip: first, total: exactly(12), top: [crossingOf({ name: 'Priya Nair', bars, alsoIn })] }),
      boardOf({ trip: second, total: exactly(0), top: [] }),
    ];
    show({ 'GET /api/crossings': { body: boards } });
    expect(await screen.findByText('12 people cross your days')).toHaveAttribute(
      'href',
      '/crossings#trip-31',
    );
    expect(stop('Seville')).toHaveTextContent('Nobody yet');
    expect(screen.getByText('Priya').parentElement).toHaveTextContent(
      'Priya is in Lisbon and Seville with you, 8 days in a row',
    );
  });

  it('moves a stop, its days along, and is stored as a whole', async () => {
    const stored = { ...route, version: 2 };
    const { server, user } = show({ 'PUT /api/routes/3': { body: stored } });
    await screen.findByRole('article', { name: /Seville/ });
    expect(screen.getByRole('button', { name: 'Move Lisbon, Portugal up' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move Seville, Spain up' }));
    expect(order()).toEqual(['Stop 1: Seville, Spain', 'Stop 2: Lisbon, Portugal', 'Stop 3: Granada, Spain']);
    expect(stop('Seville')).toHaveTextContent('Dec 3 - Dec 6');
    expect(stop('Lisbon')).toHaveTextContent('Dec 6 - Dec 10');
    expect(stop('Granada')).toHaveTextContent('Dec 10 - Dec 12');
    expect(screen.getByText('Seville, Spain is stop 1 now, Dec 3 - Dec 6.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'One night more in Seville, Spain' }));
    expect(stop('Granada')).toHaveTextContent('Dec 11 - Dec 13');
    await user.click(screen.getByRole('button', { name: 'Save route' }));
    await waitFor(() => expect(toastShown()).toBe('Route Saved: 3 stops are in your trips.'));
    expect(sentTo(server, 'PUT /api/routes/3')).toMatchObject({
      version: 1,
      startDate: '2999-12-03',
      stops: [
        { destinationId: 8, nights: 4, tripId: 32 },
        { destinationId: 7, nights: 4, tripId: 31 },
        { destinationId: 9, nights: 2, tripId: 33 },
      ],
    });
  });

  it('is named, and its name is its heading', async () => {
    const { server, user } = show({
      'GET /api/routes/3': { body: { ...route, title: 'South by train' } },
      'PUT /api/routes/3': { body: route },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'South by train' })).toBeVisible();
    const name = screen.getByLabelText(/^Name it/);
    expect(name).toHaveValue('South by train');
    await user.clear(name);
    await user.type(name, ' By night train ');
    await user.click(screen.getByRole('button', { name: 'Save route' }));
    await waitFor(() =>
      expect(sentTo(server, 'PUT /api/routes/3')).toMatchObject({ title: 'By night train', version: 1 }),
    );
    await screen.findByRole('heading', { level: 1, name: 'South by train' });
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save route' }));
    await waitFor(() => expect(sentTo(server, 'PUT /api/routes/3')).toMatchObject({ title: null }));
  });

  it('is moved by dragging a number', async () => {
    show();
    await screen.findByRole('article', { name: /Seville/ });
    const items = [...document.querySelectorAll('[data-stop]')];
    items.forEach((item, i) => {
      item.getBoundingClientRect = () => ({ top: i * 100, bottom: i * 100 + 100 }) as DOMRect;
    });
    const number = items[2]!.querySelector('.number')!;
    fireEvent.pointerDown(number);
    // jsdom has no pointer events with a place.
    fireEvent(number, new MouseEvent('pointermove', { bubbles: true, clientY: 50 }));
    fireEvent.pointerUp(number);
    expect(order()[0]).toBe('Stop 1: Granada, Spain');
  });

  it('shows a gap, and closes it', async () => {
    const { user } = show({ 'GET /api/routes/3': { body: gapped } });
    expect(await screen.findByText('Nothing planned Dec 7 - Dec 10')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a stop here' }));
    expect(screen.getByLabelText('Destination')).toHaveFocus();
    expect(screen.getByText('From Dec 7')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the gap' }));
    expect(stop('Seville')).toHaveTextContent('Dec 7 - Dec 10');
    expect(screen.queryByText(/^Nothing planned/)).not.toBeInTheDocument();
  });

  describe('a stop that is to be added between two', () => {
    const begin = async () => {
      const { user } = show({ 'GET /api/routes/3': { body: gapped } });
      await user.click(await screen.findByRole('button', { name: 'Add a stop here' }));
      const form = within(screen.getByRole('region', { name: 'Where next?' }));
      expect(form.getByText('Between Lisbon and Seville.')).toBeVisible();
      return { user, form, place: form.getByLabelText('Destination') };
    };

    it('goes there, and the next one to the end', async () => {
      const { user, form, place } = await begin();
      await user.type(place, 'Évora{Enter}');
      expect(order()[1]).toBe('Stop 2: Évora');
      expect(form.queryByText(/^Between/)).not.toBeInTheDocument();
      await user.type(place, 'Málaga{Enter}');
      expect(order().at(-1)).toBe('Stop 4: Málaga');
    });

    it('goes to the end, if that is chosen after all', async () => {
      const { user, form, place } = await begin();
      await user.click(form.getByRole('button', { name: 'Add it at the end' }));
      expect(place).toHaveFocus();
      await user.type(place, 'Málaga{Enter}');
      expect(order().at(-1)).toBe('Stop 3: Málaga');
    });

    it('goes to the end, once the stop after it is removed', async () => {
      const { user, form } = await begin();
      await user.click(screen.getByRole('button', { name: 'More about Seville, Spain' }));
      await user.click(await screen.findByRole('button', { name: 'Remove stop' }));
      await waitFor(() => expect(form.queryByText(/^Between/)).not.toBeInTheDocument());
    });
  });

  it('shows days that are planned twice', async () => {
    const doubled = { ...route, trips: [{ ...trips[0]!, endDate: '2999-12-08' }, trips[1]] };
    show({ 'GET /api/routes/3': { body: doubled } });
    expect(await screen.findAllByText('Planned twice: Dec 8')).toHaveLength(2);
    expect(screen.queryByText('No day is planned twice')).not.toBeInTheDocument();
  });

  it('leads on to the next stop when one is removed', async () => {
    const { user } = show();
    await screen.findByRole('article', { name: /Seville/ });
    await user.click(screen.getByRole('button', { name: 'More about Lisbon, Portugal' }));
    await user.click(await screen.findByRole('button', { name: 'Remove stop' }));
    await waitFor(() => expect(stop('Seville').closest('li')).toHaveFocus());
  });

  it('leaves a stop that has begun where it is', async () => {
    const today = todayUtc();
    const begun = stopOf(31, lisbon, addDays(today, -2), addDays(today, 2));
    const next = stopOf(32, seville, addDays(today, 2), addDays(today, 5));
    show({ 'GET /api/routes/3': { body: { ...route, startDate: begun.startDate, trips: [begun, next] } } });
    await screen.findByRole('article', { name: /Seville/ });
    for (const name of ['Move Lisbon, Portugal down', 'Move Seville, Spain up'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('keeps the draft when another tab was faster, and shows the newer one on request', async () => {
    const newer = { ...route, version: 2, trips: trips.slice(0, 2) };
    const { user } = show({ 'PUT /api/routes/3': problemAnswer('route-changed') });
    await user.click(await screen.findByRole('button', { name: 'One night more in Seville, Spain' }));
    await user.click(screen.getByRole('button', { name: 'Save route' }));
    await waitFor(() => expect(toastShown()).toBe('Route Not Saved: This route has changed. Read it again.'));
    expect(stop('Seville')).toHaveTextContent('4 nights');
    fakeServer({ ...answers, 'GET /api/routes/3': { body: newer } });
    await user.click(screen.getByRole('button', { name: 'Show the newer one' }));
    await waitFor(() => expect(order()).toHaveLength(2));
    expect(stop('Seville')).toHaveTextContent('3 nights');
    expect(screen.queryByText(/^This route was changed elsewhere/)).not.toBeInTheDocument();
  });

  it('asks before it is left without saving', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'One night more in Seville, Spain' }));
    await user.click(screen.getByRole('link', { name: 'My Trips' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(pathShown()).toBe('/routes/3');
    await user.click(await screen.findByRole('link', { name: 'My Trips' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(pathShown()).toContain('/profile'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is shared by a link that can be turned off', async () => {
    const shared = { ...route, isShared: true };
    const { server, user } = show({
      'GET /api/routes/3': { body: route, then: { body: shared, then: { body: route } } },
      'POST /api/routes/3/share': { status: 201, body: { url: 'https://way.example/routes/shared#token' } },
      'DELETE /api/routes/3/share': { status: 204 },
    });
    await user.click(await screen.findByRole('button', { name: 'Share link' }));
    expect(
      await screen.findByText(/^Whoever is signed in and has this link sees these days\./),
    ).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://way.example/routes/shared#token');
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument());
    expect(server.callsOf('DELETE /api/routes/3/share')).toHaveLength(1);
  });

  it('is copied in one line', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Copy line' }));
    await waitFor(() => expect(toastShown()).toBe('Copied: Paste it where your friends are.'));
    expect(await navigator.clipboard.readText()).toBe(routeLine(trips, todayUtc()));
  });
});
