import { screen, waitFor } from '@testing-library/react';
import { limits, notices } from '@wayfellow/contracts';
import {
  type Answers,
  boardAnswers,
  boardOf,
  crowdOf,
  dayCountsOf,
  exactly,
  fakeServer,
  lisbonTrip,
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

describe('days on which nobody is there', () => {
  const empty = boardOf({ total: exactly(0), top: [], days: dayCountsOf(lisbonTrip, []) });
  const watch = `PUT /api/trips/${lisbonTrip.id}/watch`;
  const watched = { ...boardAnswers({ ...empty, isWatched: true }) };

  it('can be watched: on the only board by a button', async () => {
    const { server, user } = show({ ...boardAnswers(empty), [watch]: { status: 204 } });
    expect(await screen.findByText('Nobody yet on Dec 3 - Dec 7')).toBeInTheDocument();
    expect(screen.getByText('We can tell you when somebody plans these days.')).toBeInTheDocument();
    server.answers['GET /api/crossings'] = watched['GET /api/crossings'];
    await user.click(screen.getByRole('button', { name: 'Tell me', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Tell me', pressed: true })).toBeInTheDocument();
    await waitFor(() => expect(server.callsOf('GET /api/crossings')).toHaveLength(2));
    expect(server.callsOf(watch)).toEqual([expect.objectContaining({ body: { isOn: true } })]);
  });

  it('of a long trip lead on to the next ones', async () => {
    const long = { ...lisbonTrip, endDate: '3000-02-28' };
    const next = '3000-02-01';
    const { user } = show({
      ...boardAnswers({ ...empty, trip: long, days: dayCountsOf({ ...long, endDate: '3000-01-31' }, []) }),
      [`${people}?from=${next}&${page}`]: { body: crowdOf(2) },
      [`${people}/days?from=${next}`]: { body: dayCountsOf({ ...long, startDate: next }, [0, 0, 2, 2]) },
    });
    expect(await screen.findByText('Nobody has planned these days yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next 60 days' }));
    expect(await screen.findByText('2 people cross your days')).toBeInTheDocument();
  });

  it.each([
    ['the only board', []],
    ['one of several', [boardOf({ trip: { ...lisbonTrip, id: 40, destination: 'Porto, Portugal' } })]],
  ])('can be looked at nearby: %s', async (_, others) => {
    const { user } = show({
      ...boardAnswers(...others, empty),
      [`${people}?near=25&${page}`]: { body: crowdOf(2) },
      [`${people}/days?near=25`]: { body: dayCountsOf(lisbonTrip, [0, 0, 2]) },
    });
    await user.click((await screen.findAllByRole('button', { name: 'Nearby' })).at(-1)!);
    await user.click(await screen.findByRole('menuitemradio', { name: '25 km' }));
    expect(await screen.findByText('2 people cross your days')).toBeInTheDocument();
  });

  it('can be watched: on one of several by a switch, which goes back where that fails', async () => {
    const other = boardOf({ trip: { ...lisbonTrip, id: 40, destination: 'Porto, Portugal' } });
    const { user } = show({ ...boardAnswers(other, empty), [watch]: { status: 503 } });
    const toggle = await screen.findByRole('switch', { name: 'Tell me when somebody does' });
    expect(screen.getByText('Nobody has planned these days yet.')).toBeInTheDocument();
    await user.click(toggle);
    await waitFor(() => expect(toastShown()).toBe(textOf(notices.watchFailed)));
    expect(toggle).not.toBeChecked();
  });

  it('that were watched can be let go of when somebody is there', async () => {
    const { server, user } = show({
      ...boardAnswers(boardOf({ isWatched: true })),
      [watch]: { status: 204 },
    });
    const toggle = await screen.findByRole('switch', { name: 'Tell me when somebody does' });
    expect(toggle).toBeChecked();
    await user.click(toggle);
    await waitFor(() =>
      expect(server.callsOf(watch)).toEqual([expect.objectContaining({ body: { isOn: false } })]),
    );
  });
});
