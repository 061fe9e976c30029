import { screen, waitFor, within } from '@testing-library/react';
import { fetchErrors } from '@wayfellow/contracts';
import { asVisitor, fakeServer, japan, pathShown, renderAt } from '@wayfellow/web/testing';
import { ExplorePage } from './explore-page';

const place = (id: number, name: string, travelersCount = 2) => ({
  ...japan,
  id,
  name,
  description: `About ${name}`,
  travelersCount,
});
const list = [place(1, 'Bali, Indonesia', 48), place(2, 'Japan', 1), place(3, 'Peru')];
const destinations = 'GET /api/destinations';
const show = (path = '/explore', answer: object = { body: list }) => {
  fakeServer({ ...asVisitor, [destinations]: answer });
  return renderAt(path, <ExplorePage />);
};
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('Explore', () => {
  it('says that it loads, then shows every destination as a link to its page', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Explore Destinations');
    expect(screen.getByRole('status')).toHaveTextContent('Loading destinations...');
    const cards = within(await screen.findByRole('list', { name: 'Destinations' })).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(
      list.map(({ id }) => `/destinations/${id}`),
    );
    expect(cards[0]).toHaveTextContent('About Bali, Indonesia');
    expect(cards[0]).toHaveTextContent('Best time to visit: Year-round');
    expect(cards[0]).toHaveTextContent('48 travelers');
    expect(cards[1]).toHaveTextContent('1 traveler');
  });

  it('shows each of many, in their order, though the first are rendered before the others', async () => {
    const many = Array.from({ length: 40 }, (_, at) => place(at + 1, `Place ${at + 1}`));
    const user = show('/explore', { body: many });
    await waitFor(() => expect(names()).toEqual(many.map(({ name }) => name)));
    expect(screen.getByRole('status')).toHaveTextContent('40 destinations');
    await user.type(screen.getByPlaceholderText('Search destinations...'), '4');
    expect(names()).toEqual(['Place 4', 'Place 14', 'Place 24', 'Place 34', 'Place 40']);
  });

  it('filters by a part of the name in any case, keeps it in the address, and shows all for a blank query', async () => {
    const user = show();
    await screen.findByRole('list');
    const box = screen.getByPlaceholderText('Search destinations...');
    await user.type(box, 'PA');
    expect(names()).toEqual(['Japan']);
    expect(pathShown()).toBe('/explore?q=PA');
    await user.clear(box);
    await user.type(box, '  ');
    expect(names()).toHaveLength(list.length);
  });

  it('says when nothing fits, and clears the search', async () => {
    const user = show('/explore?q=atlantis');
    expect(await screen.findByRole('heading', { name: 'No destinations found' })).toBeVisible();
    expect(
      screen.getByText('Try adjusting your search query or check back later as we add more destinations.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(names()).toHaveLength(list.length);
  });

  it('logs a failed reading, shows the empty state, and reads again on Retry', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = show('/explore', { status: 503, body: { detail: 'Down' }, then: { body: list } });
    expect(await screen.findByRole('heading', { name: 'No destinations found' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(fetchErrors.destinations);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(names()).toHaveLength(list.length));
    logged.mockRestore();
  });
});
