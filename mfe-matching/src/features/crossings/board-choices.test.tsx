import { screen, waitFor, within } from '@testing-library/react';
import { crossingTexts, limits, notices } from '@wayfellow/contracts';
import {
  type Answers,
  boardAnswers,
  boardOf,
  crossingOf,
  crowdOf,
  dayCountsOf,
  fakeServer,
  goBack,
  lisbonTrip,
  pathShown,
  renderAt,
  textOf,
  toastShown,
} from '@wayfellow/web/testing';
import remote from '../../routes';

const people = `GET /api/trips/${lisbonTrip.id}/crossings`;
const page = `limit=${limits.crossingsPageSize.max}`;
const show = (answers: Answers, address = '/crossings') => {
  const server = fakeServer(answers);
  return { server, user: renderAt(address, <remote.Routes />, '*') };
};

describe('nearby', () => {
  const sintra = crossingOf({
    id: 50,
    name: 'Jonas Eriksen',
    days: 3,
    bars: [
      {
        startDate: '2999-12-05',
        endDate: '2999-12-07',
        destination: 'Sintra, Portugal',
        destinationId: 8,
        km: 24,
        isWithin: false,
      },
    ],
  });
  const answers = {
    ...boardAnswers(boardOf()),
    [`${people}?near=50&${page}`]: { body: [crossingOf(), sintra] },
    [`${people}/days?near=50`]: { body: dayCountsOf(lisbonTrip, [0, 1, 1, 1, 2, 2, 2]) },
  };

  it('is chosen from a menu, and shows who is near, how far, and the counts with them', async () => {
    const { user } = show(answers);
    await user.click(await screen.findByRole('button', { name: 'Nearby' }));
    const distances = await screen.findAllByRole('menuitemradio');
    expect(distances.map(({ textContent }) => textContent)).toEqual(['25 km', '50 km', '100 km']);
    await user.click(distances[1] as HTMLElement);
    const row = await screen.findByRole('row', { name: /^Jonas Eriksen/ });
    expect(row.querySelector('.near')).toHaveTextContent('Sintra, 24 km');
    expect(within(row).getAllByText('nearby')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Nearby, 50 km' })).toBeInTheDocument();
    expect(await screen.findByText('2 people cross your days')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'In Lisbon' }));
    expect(await screen.findByText('1 person crosses your days')).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /^Jonas Eriksen/ })).not.toBeInTheDocument();
  });

  it('is kept in the address, and leads nobody away from what they pressed', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const inOwnWords = boardOf({
      trip: { ...lisbonTrip, id: 30, destination: 'A farm', destinationId: null },
    });
    const both = boardAnswers(inOwnWords, boardOf());
    const { user } = show({ ...answers, ...both }, '/crossings#trip-31');
    const heading = await screen.findByRole('heading', { name: 'Lisbon, Portugal' });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Nearby' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '50 km' }));
    await screen.findByRole('row', { name: /^Jonas Eriksen/ });
    expect(pathShown()).toBe('/crossings?near-31=50');
    await new Promise(requestAnimationFrame);
    expect(heading).not.toHaveFocus();
    const [farm, lisbon] = within(screen.getByRole('navigation', { name: 'Your trips' })).getAllByRole(
      'link',
    );
    expect(lisbon).toHaveAttribute('aria-current', 'true');
    expect(farm).toHaveAttribute('href', '/crossings?near-31=50#trip-30');
    await user.click(screen.getByRole('button', { name: 'In Lisbon' }));
    expect(pathShown()).toBe('/crossings');
    goBack();
    expect(await screen.findByRole('button', { name: 'Nearby, 50 km' })).toBeInTheDocument();
  });

  it.each([
    ['?near-31=50', 'Nearby, 50 km'],
    ['?near-31=7', 'Nearby'],
    ['?near-32=50', 'Nearby'],
  ])('an address with %s shows %s', async (query, name) => {
    show(answers, `/crossings${query}`);
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  });

  it('that fails says so, and is tried again', async () => {
    const failing = { status: 503, then: answers[`${people}?near=50&${page}`] };
    const { user } = show({ ...answers, [`${people}?near=50&${page}`]: failing });
    await user.click(await screen.findByRole('button', { name: 'Nearby' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '50 km' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not load your crossings. Your trips are safe. Please try again.',
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /^Jonas Eriksen/ })).toBeInTheDocument();
  });

  it('is not offered for a trip of more than a month, or to a place in own words', async () => {
    const long = { ...lisbonTrip, endDate: '3000-01-03' };
    const { server } = show(
      boardAnswers(
        boardOf({ trip: long, days: dayCountsOf(long, []) }),
        boardOf({ trip: { ...lisbonTrip, id: 33, destinationId: null } }),
      ),
      '/crossings?near-31=50&near-33=50',
    );
    expect(await screen.findByText(crossingTexts.nearDays)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Nearby' })).not.toBeInTheDocument();
    expect(server.calls.filter(({ url }) => url.includes('near='))).toEqual([]);
  });
});

test('a trip of more than sixty days is read window by window, and back', async () => {
  const long = { ...lisbonTrip, endDate: '3000-02-28' };
  const next = '3000-02-01';
  const { user } = show({
    ...boardAnswers(boardOf({ trip: long, days: dayCountsOf({ ...long, endDate: '3000-01-31' }, []) })),
    [`${people}?from=${next}&${page}`]: { body: crowdOf(2) },
    [`${people}/days?from=${next}`]: { body: dayCountsOf({ ...long, startDate: next }, [0, 0, 2, 2]) },
  });
  await user.click(await screen.findByRole('button', { name: 'Next 60 days' }));
  expect(await screen.findByText('2 people cross your days')).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Sat, Feb 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next 60 days' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: /Lisbon/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.click(screen.getByRole('button', { name: 'First 60 days' }));
  expect(await screen.findByText('1 person crosses your days')).toBeInTheDocument();
});

describe('who is not seen', () => {
  const unseen = (reason: 'nobody' | 'quiet' | 'trips') =>
    boardOf({ total: { value: 10, isAtLeast: true }, top: [], isMutual: false, unseen: reason });

  it('gets counts and no names, and can be found from then on', async () => {
    const privacy = 'PUT /api/account/privacy';
    const { server, user } = show({ ...boardAnswers(unseen('nobody')), [privacy]: { body: {} } });
    expect(await screen.findByText('You travel unseen')).toBeInTheDocument();
    expect(
      screen.getByText('While nobody may find you, this page counts people and names none.'),
    ).toBeInTheDocument();
    expect(screen.getByText('10+ people cross your days')).toBeInTheDocument();
    expect(screen.queryByText(/^Members see you/)).not.toBeInTheDocument();
    expect(server.callsOf(people)).toEqual([]);
    server.answers['GET /api/crossings'] = { body: [boardOf()] };
    await user.click(screen.getByRole('button', { name: 'Let members find me' }));
    expect(await screen.findByRole('row', { name: /^Ben Okafor/ })).toBeInTheDocument();
    expect(server.callsOf(privacy)[0]?.body).toEqual({ findable: 'members' });
    expect(toastShown()).toBe(textOf(notices.findableChanged));
  });

  it.each([
    ['quiet', 'You are not found by this trip, and it finds nobody for you.'],
    ['trips', 'Too many trips on these days to name people. Remove the ones you dropped.'],
  ] as const)('on a single trip (%s) is told why there', async (reason, text) => {
    show(boardAnswers(unseen(reason), boardOf({ trip: { ...lisbonTrip, id: 41 } })));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Trips' })).toHaveAttribute('href', '/profile?tab=trips');
    expect(screen.getByText('Members see you on this trip, as you see them.')).toBeInTheDocument();
    expect(screen.queryByText('You travel unseen')).not.toBeInTheDocument();
  });
});

test('without a trip there are no crossings, and the page leads to a first one', async () => {
  show(boardAnswers());
  expect(await screen.findByText('No trip, no crossings')).toBeInTheDocument();
  expect(
    screen.getByText('Add where you are going, and this page shows who is there when you are.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add Your Trip' })).toHaveAttribute(
    'href',
    '/profile?tab=trips&add=trip',
  );
});

test('boards that fail to load say so, and Retry reads them again', async () => {
  const { user } = show({
    ...boardAnswers(),
    'GET /api/crossings': { status: 503, then: { body: [boardOf()] } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not load your crossings. Your trips are safe. Please try again.',
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /^You/ })).toHaveTextContent('Dec 3 - Dec 7');
});
