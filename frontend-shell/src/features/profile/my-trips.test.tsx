import { screen, waitFor, within } from '@testing-library/react';
import { addDays, addTripPath, limits, rules, todayUtc, tripTexts } from '@wayfellow/contracts';
import { boardOf, japan, pathShown, type renderAt, tripOf } from '@wayfellow/web/testing';
import { sent, show, soon, trip } from './show-profile';

describe('My trips', () => {
  const dialogOf = async (
    user: ReturnType<typeof renderAt>,
    button: string,
    name: string,
    role = 'dialog',
  ) => {
    await user.click(await screen.findByRole('button', { name: button }));
    return within(screen.getByRole(role, { name }));
  };
  const save = (user: ReturnType<typeof renderAt>, dialog: ReturnType<typeof within>) =>
    user.click(dialog.getByRole('button', { name: 'Save trip' }));

  it('lists each with its days, its description and the way to who is there on them', async () => {
    show({}, 'trips');
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('9 days');
    expect(card).toHaveTextContent('Kyoto, then on foot.');
    expect(within(card).getByRole('link', { name: /^Travelers/ })).toHaveAttribute(
      'href',
      `/search?destination=Japan&startDate=${trip.startDate}&endDate=${trip.endDate}`,
    );
    expect(within(card).getByRole('link', { name: 'Meetups in Japan' })).toHaveAttribute(
      'href',
      `/meetups?trip=${trip.id}`,
    );
  });

  it('says of a trip how many people cross its days, and of others nothing', async () => {
    const later = tripOf({
      id: 4,
      destination: 'Peru',
      startDate: addDays(soon, 30),
      endDate: addDays(soon, 40),
    });
    const boards = [
      boardOf({ trip, total: { value: 10, isAtLeast: true } }),
      boardOf({ trip: later, total: { value: 0, isAtLeast: false } }),
    ];
    show({ 'GET /api/trips': { body: [trip, later] }, 'GET /api/crossings': { body: boards } }, 'trips');
    const link = await screen.findByRole('link', { name: '10+ people cross your days in Japan' });
    expect(link).toHaveAttribute('href', `/crossings#trip-${trip.id}`);
    expect(screen.getAllByRole('article')[1]).not.toHaveTextContent('cross your days');
  });

  it('says when there are none, and adds one', async () => {
    const { server, user } = show(
      {
        'GET /api/trips': { body: [], then: { body: [trip] } },
        'POST /api/trips': { status: 201, body: trip },
      },
      'trips',
    );
    expect(await screen.findByText("You don't have any trips planned yet.")).toBeVisible();
    const dialog = await dialogOf(user, 'Add a trip', 'Add a trip');
    expect(dialog.getByLabelText('Destination')).toHaveFocus();
    await user.type(dialog.getByLabelText('Destination'), 'Japan');
    await user.type(dialog.getByLabelText('Start date'), trip.startDate);
    await user.type(dialog.getByLabelText('End date'), trip.endDate);
    await user.click(dialog.getByLabelText(/^Description/));
    await user.paste(trip.description ?? '');
    expect(
      dialog.getByText(`${(trip.description ?? '').length} / ${limits.tripDescription.max}`),
    ).toBeVisible();
    await save(user, dialog);
    expect(await screen.findByRole('heading', { level: 3, name: 'Japan' })).toBeVisible();
    const { destination, startDate, endDate, description } = trip;
    expect(sent(server)[0]?.body).toEqual({ destination, startDate, endDate, description });
  });

  it('opens the form with what is known of a trip that is to be added, once', async () => {
    const known = { destination: 'Peru', startDate: '2999-02-01', endDate: '2999-02-03' };
    show({}, addTripPath(known).split('?tab=')[1]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a trip' }));
    expect(dialog.getByLabelText('Destination')).toHaveValue('Peru');
    expect(dialog.getByLabelText('Start date')).toHaveValue(known.startDate);
    expect(dialog.getByLabelText('End date')).toHaveValue(known.endDate);
    expect(pathShown()).toBe('/profile?tab=trips');
  });

  it('offers the destination whose town was typed: only who writes the same is found', async () => {
    const lisbon = { ...japan, id: 7, name: 'Lisbon, Portugal' };
    const { user } = show({ 'GET /api/destinations': { body: [japan, lisbon] } }, 'trips');
    const dialog = await dialogOf(user, 'Add a trip', 'Add a trip');
    const place = dialog.getByLabelText('Destination');
    await user.type(place, 'lisbon');
    const meant = await dialog.findByRole('button', { name: 'Did you mean Lisbon, Portugal?' });
    expect(place).toHaveAccessibleDescription('Did you mean Lisbon, Portugal?');
    await user.click(meant);
    expect(place).toHaveValue('Lisbon, Portugal');
    expect(place).not.toHaveAccessibleDescription();
  });

  it('names what is missing', async () => {
    const { server, user } = show({}, 'trips');
    const dialog = await dialogOf(user, 'Add a trip', 'Add a trip');
    await save(user, dialog);
    expect(dialog.getByLabelText('Destination')).toHaveAccessibleDescription(tripTexts.destination);
    expect(dialog.getByLabelText('Start date')).toHaveAccessibleDescription(rules.startDate.text);
    expect(dialog.getByLabelText('End date')).toHaveAccessibleDescription(rules.endDate.text);
    expect(dialog.getByRole('alert')).toHaveTextContent('Three fields need another look.');
    expect(sent(server)).toEqual([]);
  });

  it.each([
    [soon, addDays(soon, -1), tripTexts.order],
    [soon, addDays(soon, limits.tripDays.max), tripTexts.length],
    [addDays(todayUtc(), -3), addDays(todayUtc(), -1), tripTexts.past],
  ])('refuses %s to %s', async (start, end, text) => {
    const { user } = show({}, 'trips');
    const dialog = await dialogOf(user, 'Add a trip', 'Add a trip');
    await user.type(dialog.getByLabelText('Start date'), start);
    await user.type(dialog.getByLabelText('End date'), end);
    await save(user, dialog);
    expect(dialog.getByLabelText('End date')).toHaveAccessibleDescription(text);
  });

  it('changes one, also one that is over', async () => {
    const over = { ...trip, startDate: '2020-01-01', endDate: '2020-01-03' };
    const { server, user } = show(
      { 'GET /api/trips': { body: [over] }, 'PUT /api/trips/3': { body: over } },
      'trips',
    );
    const dialog = await dialogOf(user, 'Edit trip to Japan', 'Edit trip');
    await user.clear(dialog.getByLabelText(/^Description/));
    await save(user, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(server)[0]).toMatchObject({
      url: '/api/trips/3',
      body: { destination: 'Japan', startDate: '2020-01-01', endDate: '2020-01-03', description: null },
    });
  });

  const quietCheck = (dialog: ReturnType<typeof within>) =>
    dialog.getByRole('checkbox', { name: /^Keep this trip to my matches/ });

  it.each([
    [false, true],
    [true, false],
  ])('keeps one to matches, or tells it to all again: from %s to %s', async (before, after) => {
    const { server, user } = show(
      {
        'GET /api/trips': {
          body: [{ ...trip, isQuiet: before }],
          then: { body: [{ ...trip, isQuiet: after }] },
        },
        'PUT /api/trips/3': { body: { ...trip, isQuiet: after } },
      },
      'trips',
    );
    const card = await screen.findByRole('article');
    const mark = within(card).queryByText('Kept to your matches');
    expect(mark !== null).toBe(before);
    const dialog = await dialogOf(user, 'Edit trip to Japan', 'Edit trip');
    expect(quietCheck(dialog)).toHaveProperty('checked', before);
    await user.click(quietCheck(dialog));
    await save(user, dialog);
    await waitFor(() => expect(sent(server)[0]?.body).toMatchObject({ isQuiet: after }));
    await waitFor(() => expect(card.textContent?.includes('Kept to your matches')).toBe(after));
  });

  it('leaves out what is not changed, so that a server that does not know the field takes the rest', async () => {
    const quiet = { ...trip, isQuiet: true };
    const { server, user } = show(
      { 'GET /api/trips': { body: [quiet] }, 'PUT /api/trips/3': { body: quiet } },
      'trips',
    );
    await save(user, await dialogOf(user, 'Edit trip to Japan', 'Edit trip'));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(sent(server)[0]?.body).not.toHaveProperty('isQuiet');
  });

  it('says of a quiet one that matches will no longer see it when it is deleted', async () => {
    const { user } = show({ 'GET /api/trips': { body: [{ ...trip, isQuiet: true }] } }, 'trips');
    const dialog = await dialogOf(user, 'Delete trip to Japan', 'Delete this trip?', 'alertdialog');
    expect(dialog.getByText(/^Your matches will no longer see that you are in Japan/)).toBeVisible();
  });

  it('keeps the form open and says why where saving fails', async () => {
    const { user } = show({ 'PUT /api/trips/3': { status: 503, body: { detail: 'Not now.' } } }, 'trips');
    const dialog = await dialogOf(user, 'Edit trip to Japan', 'Edit trip');
    await save(user, dialog);
    expect(await dialog.findByText('Not now.')).toBeVisible();
  });

  it('deletes one after asking', async () => {
    const { server, user } = show(
      { 'GET /api/trips': { body: [trip], then: { body: [] } }, 'DELETE /api/trips/3': { status: 204 } },
      'trips',
    );
    const dialog = await dialogOf(user, 'Delete trip to Japan', 'Delete this trip?', 'alertdialog');
    expect(sent(server)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText("You don't have any trips planned yet.")).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My Trips' })).toHaveFocus());
  });

  it.each([
    ['Japan', 'the next one', 'Peru'],
    ['Chile', 'the one before where it was the last', 'Peru'],
  ])('leads on, when %s is deleted, from %s', async (place, _, next) => {
    const all = ['Japan', 'Peru', 'Chile'].map((destination, at) => tripOf({ id: at + 3, destination }));
    const gone = all.find(({ destination }) => destination === place);
    const left = all.filter((one) => one !== gone);
    const { user } = show(
      {
        'GET /api/trips': { body: all, then: { body: left } },
        [`DELETE /api/trips/${gone?.id}`]: { status: 204 },
      },
      'trips',
    );
    const dialog = await dialogOf(user, `Delete trip to ${place}`, 'Delete this trip?', 'alertdialog');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const heading = screen.getByRole('heading', { level: 3, name: next, hidden: true });
    await waitFor(() => expect(heading.closest('li')).toHaveFocus());
  });

  it('tells a failed reading, with Retry', async () => {
    const { user } = show({ 'GET /api/trips': { status: 500, then: { body: [trip] } } }, 'trips');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your trips.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Japan' })).toBeVisible();
  });
});
