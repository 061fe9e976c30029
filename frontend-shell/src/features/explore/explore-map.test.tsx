import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fetchErrors } from '@wayfellow/contracts';
import { asVisitor, fakeServer, japan, pathShown, renderAt } from '@wayfellow/web/testing';
import { ExplorePage } from './explore-page';
import { monthName, shortMonth, shownMonths } from './map/data/months';
import { mapPlaces as places } from './map/data/fake-places';

const months = shownMonths();
const [now = '', next = ''] = months;

const reading = 'GET /api/destinations/map';
const asVisitorOf = (body: unknown = places) => ({ ...asVisitor, [reading]: { body } });
const show = (path = '/explore?view=map', answers: object = asVisitorOf()) => {
  fakeServer({ 'GET /api/destinations': { body: [japan] }, ...answers });
  return renderAt(path, <ExplorePage />);
};

const drawing = () => screen.findByRole('img', { name: /^Map of travelers/ });
const circles = () => [...document.querySelectorAll('.place')];
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const cells = (row: HTMLElement) =>
  [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
    ({ textContent }) => textContent,
  );
const listed = () =>
  within(screen.getByRole('list', { name: 'Fullest places' }))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the map of the world', () => {
  it('is chosen beside the search box, and the grid is what is there before', async () => {
    const user = show('/explore?q=japan');
    expect(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('heading', { name: 'Japan' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Map' }));
    expect(pathShown()).toBe('/explore?q=japan&view=map');
    await drawing();
    expect(circles()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Grid' }));
    expect(pathShown()).toBe('/explore?q=japan');
  });

  it('has a circle for each place with travelers, merged ones opened as many as the table has rows', async () => {
    show();
    expect(await drawing()).toHaveAccessibleName(
      `Map of travelers in ${monthName(now)}. 107+ travelers, 5 places. The same is in the table below.`,
    );
    // Lisbon and Seville are one; one place is in the table alone.
    expect(circles().map(({ textContent }) => textContent)).toEqual(['63', '41', '']);
    expect(rows().map(cells)).toEqual([
      ['Japan', 'Japan', '63', `${shortMonth(next)}, 70`],
      ['Lisbon', 'Portugal', '29', `${shortMonth(now)}, 29`],
      ['Seville', 'Spain', '12', `${shortMonth(now)}, 12`],
      ['Nowhere in Particular', '', '3', `${shortMonth(now)}, 3`],
      ['Nairobi', 'Kenya', 'a few', `${shortMonth(now)}, a few`],
    ]);
    expect(listed().slice(0, 2)).toEqual([
      ['1Japan63', '/destinations/3'],
      ['2Lisbon29', '/destinations/1'],
    ]);
  });

  it('goes through the year by the keys of the slider and by its buttons', async () => {
    const user = show();
    await drawing();
    const slider = screen.getByRole('slider', { name: 'Month' });
    expect(slider).toHaveAttribute('aria-valuetext', monthName(now));
    const shown = () => screen.getByRole('slider', { name: 'Month' }).getAttribute('aria-valuetext');
    slider.focus();
    for (const [key, month] of [
      ['{ArrowLeft}', 0],
      ['{ArrowRight}', 1],
      ['{ArrowUp}', 2],
      ['{ArrowDown}', 1],
      ['{End}', 11],
      ['{ArrowRight}', 11],
      ['{Home}', 0],
      ['{PageUp}', 3],
    ] as const) {
      await user.keyboard(key);
      expect(shown()).toBe(monthName(months[month] ?? ''));
    }
    expect(pathShown()).toBe(`/explore?view=map&month=${months[3]}`);
    await user.click(screen.getByRole('button', { name: 'Month before' }));
    await user.click(screen.getByRole('button', { name: 'Month before' }));
    expect(shown()).toBe(monthName(next));
    expect(screen.getByRole('heading', { name: `In ${monthName(next)}` })).toBeVisible();
    expect(rows().map((row) => cells(row)[0])).toEqual(['Japan', 'Lisbon']);
    await user.keyboard('{Tab}{Tab}{End}');
    expect(shown()).toBe(monthName(months[11] ?? ''));
    expect(screen.getByRole('button', { name: 'Month after' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says when nobody has planned a month, and opens with the month and part of its address', async () => {
    show(`/explore?view=map&month=${months[5]}&part=asia`);
    await drawing();
    expect(screen.getByText(`Nobody has planned ${monthName(months[5] ?? '')} yet.`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Asia' })).toHaveAttribute('aria-pressed', 'true');
    expect(circles()).toEqual([]);
    expect(screen.queryByRole('link', { name: /as a table/ })).toBeNull();
  });

  it('shows the first month for one that is not shown', async () => {
    show('/explore?view=map&month=1999-01&part=moon');
    expect(await drawing()).toHaveAccessibleName(new RegExp(monthName(now)));
    expect(screen.getByRole('button', { name: 'World' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is one stop for Tab, where arrows go from circle to circle, Enter opens and Escape leaves', async () => {
    const user = show();
    const map = await drawing();
    map.focus();
    await user.keyboard('{Enter}');
    expect(pathShown()).toBe('/explore?view=map');
    await user.keyboard('{ArrowRight}');
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()).toContain('Japan, 63 travelers');
    await user.keyboard('{ArrowLeft}');
    expect(said()).toContain('Lisbon and Seville, 41 travelers');
    expect(map).toHaveTextContent('Lisbon and Seville, 41 travelers');
    await user.keyboard('{Escape}');
    expect(said()).not.toContain('Lisbon and Seville, 41 travelers');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(pathShown()).toBe('/destinations/3');
  });

  it('zooms to the part of a circle of several places, and opens the page of one', async () => {
    const user = show();
    await drawing();
    await user.click(circles()[1]!);
    expect(pathShown()).toBe('/explore?view=map&part=europe');
    expect(circles().map(({ textContent }) => textContent)).toEqual(['29', '']);
    await user.click(circles()[1]!);
    expect(pathShown()).toBe('/destinations/2');
  });

  it('opens the table, which takes the focus, where there is no closer look', async () => {
    const near = [
      { ...places[0]!, longitude: -5.9 },
      { ...places[1]!, latitude: 38.7 },
    ];
    const user = show('/explore?view=map&part=europe', asVisitorOf(near));
    const map = await drawing();
    expect(circles()).toHaveLength(1);
    map.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(pathShown()).toBe('/explore?view=map&part=europe&as=table');
    await waitFor(() => expect(screen.getByRole('table')).toHaveFocus());
  });

  it('is a table on request, sorted by any of its columns, with links to the places', async () => {
    const user = show();
    await drawing();
    expect(within(screen.getByRole('table')).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'All 5 as a table' }));
    expect(pathShown()).toBe('/explore?view=map&as=table');
    expect(screen.queryByRole('img', { name: /^Map/ })).toBeNull();
    const first = () => cells(rows()[0]!)[0];
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header(monthName(now))).toHaveAttribute('aria-sort', 'descending');
    for (const [column, expected] of [
      ['Place', 'Japan'],
      ['Place', 'Seville'],
      ['Country', 'Nowhere in Particular'],
      [monthName(now), 'Japan'],
      [monthName(now), 'Nairobi'],
    ] as const) {
      await user.click(within(header(column)).getByRole('button'));
      expect(first()).toBe(expected);
    }
    expect(header(monthName(now))).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('link', { name: 'Nairobi' })).toHaveAttribute('href', '/destinations/4');
    await user.click(screen.getByRole('link', { name: 'Back to the map' }));
    expect(pathShown()).toBe('/explore?view=map');
  });

  it('is filtered by the search box, and says when nothing fits', async () => {
    const user = show();
    await drawing();
    const box = screen.getByPlaceholderText('Search destinations...');
    await user.type(box, 'lis');
    expect(rows().map((row) => cells(row)[0])).toEqual(['Lisbon']);
    expect(circles()).toHaveLength(1);
    await user.type(box, 'tic');
    expect(await screen.findByRole('heading', { name: 'No destinations found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await drawing();
  });

  it('says that it could not be read as the grid does, and reads again on Retry', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = show('/explore?view=map', {
      ...asVisitor,
      [reading]: { status: 503, body: { detail: 'Down' }, then: { body: places } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(fetchErrors.destinations);
    expect(screen.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await drawing();
    logged.mockRestore();
  });

  it('names the circle under a pointer', async () => {
    show();
    const map = await drawing();
    fireEvent.pointerEnter(circles()[2]!);
    await waitFor(() => expect(map).toHaveTextContent('Nairobi, a few travelers'));
  });
});
