import { screen, waitFor, within } from '@testing-library/react';
import { interestChoices } from '@wayfellow/contracts';
import { toastShown } from '@wayfellow/web/testing';
import { sent, show } from './show-profile';

describe('Interests', () => {
  it('shows one’s own by their labels, and all thirteen to choose from', async () => {
    show({}, 'interests');
    const own = within(await screen.findByRole('list', { name: 'My interests' })).getAllByRole('listitem');
    expect(own.map((chip) => chip.textContent)).toEqual(['Food & Drink']);
    const choices = within(screen.getByRole('group', { name: 'Add what you like' })).getAllByRole('button');
    expect(choices.map((choice) => choice.textContent)).toEqual(interestChoices.map(({ label }) => label));
    expect(screen.getByRole('button', { name: 'Food & Drink', pressed: true })).toBeVisible();
  });

  it('adds one at a press and removes it at the next', async () => {
    const { server, user } = show(
      {
        'GET /api/interests': { body: [] },
        'POST /api/interests': { status: 201, body: { id: 12, name: 'Hiking' } },
        'DELETE /api/interests/12': { status: 204 },
      },
      'interests',
    );
    expect(await screen.findByText("You haven't added any interests yet.")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hiking' }));
    expect(await screen.findByRole('button', { name: 'Remove Hiking' })).toBeVisible();
    await waitFor(() => expect(sent(server)[0]?.body).toEqual({ name: 'Hiking' }));
    await user.click(screen.getByRole('button', { name: 'Hiking', pressed: true }));
    expect(await screen.findByText("You haven't added any interests yet.")).toBeVisible();
    await waitFor(() => expect(sent(server)[1]?.url).toBe('/api/interests/12'));
  });

  it('keeps the focus where a chip is removed under it', async () => {
    const { user } = show({ 'DELETE /api/interests/11': { status: 204 } }, 'interests');
    await user.click(await screen.findByRole('button', { name: 'Remove Food & Drink' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Interests' })).toHaveFocus();
  });

  it.each([
    ['Hiking', 'Hiking was not added'],
    ['Food & Drink', 'Food & Drink was not removed'],
  ])('undoes %s with a word where the server refuses', async (name, title) => {
    const down = { status: 503, body: { detail: 'Not now.' } };
    const { user } = show({ 'POST /api/interests': down, 'DELETE /api/interests/11': down }, 'interests');
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(toastShown()).toBe(`${title}: Not now.`));
    expect(screen.getByRole('button', { name: 'Food & Drink', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hiking', pressed: false })).toBeVisible();
  });

  it('lets one go that was removed elsewhere', async () => {
    const gone = { 'DELETE /api/interests/11': { status: 404, body: { detail: 'Gone.' } } };
    const list = { 'GET /api/interests': { body: [{ id: 11, name: 'Food' }], then: { body: [] } } };
    const { user } = show({ ...gone, ...list }, 'interests');
    await user.click(await screen.findByRole('button', { name: 'Remove Food & Drink' }));
    expect(await screen.findByText("You haven't added any interests yet.")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hiking' }));
    await waitFor(() => expect(toastShown()).toMatch(/^Hiking was not added/));
    expect(screen.queryByRole('button', { name: 'Food & Drink', pressed: true })).toBeNull();
  });

  it('tells a failed reading, with Retry', async () => {
    const { user } = show({ 'GET /api/interests': { status: 500, then: { body: [] } } }, 'interests');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch your interests.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText("You haven't added any interests yet.")).toBeVisible();
  });
});
