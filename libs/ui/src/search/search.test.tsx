import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANY_INTEREST } from '@wayfellow/contracts';
import { UiProvider } from '../theme/ui-provider';
import { headingOf, noDates, pick, rangeText } from './date-range';
import { searchPathOf } from './search-criteria';
import { SearchPanel } from './search-panel';

describe('picking dates', () => {
  const started = pick(noDates, '2027-05-09');

  test('the first pick sets the start, the second the end, the third a new start', () => {
    expect(headingOf(noDates)).toBe('Select start date');
    expect(headingOf(started)).toBe('Select end date');
    const ended = pick(started, '2027-05-12');
    expect(ended).toEqual({ start: '2027-05-09', end: '2027-05-12', phase: 'start' });
    expect(pick(ended, '2027-06-01')).toEqual({ start: '2027-06-01', phase: 'end' });
  });

  test('a second pick before the first swaps the two', () => {
    expect(pick(started, '2027-05-03')).toEqual({ start: '2027-05-03', end: '2027-05-09', phase: 'start' });
  });

  test('the field says both days, or asks for the end', () => {
    expect(rangeText(noDates)).toBe('');
    expect(rangeText(started)).toBe('May 9, 2027 - Select end date');
    expect(rangeText(pick(started, '2027-05-12'))).toBe('May 9, 2027 - May 12, 2027');
  });
});

test.each([
  [{}, '/search'],
  [{ destination: ' São Paulo ' }, '/search?destination=S%C3%A3o+Paulo'],
  [{ startDate: '2027-05-03' }, '/search'],
  [{ endDate: '2027-05-09' }, '/search?endDate=2027-05-09'],
  [{ startDate: '2027-05-03', endDate: '2027-05-09' }, '/search?startDate=2027-05-03&endDate=2027-05-09'],
  [{ interest: ANY_INTEREST }, '/search?interest=any'],
])('%j leads to %s', (criteria, path) => expect(searchPathOf(criteria)).toBe(path));

const open = async (initial = {}) => {
  const onSearch = jest.fn();
  const user = userEvent.setup();
  render(
    <UiProvider>
      <SearchPanel initial={initial} onSearch={onSearch} />
    </UiProvider>,
  );
  return { onSearch, user };
};

test('nothing is required: an empty search is sent as it is', async () => {
  const { onSearch, user } = await open();
  expect(screen.getByPlaceholderText('Any destination')).toBeVisible();
  expect(screen.getByRole('button', { name: /Travel Dates/ })).toHaveTextContent('Any time');
  await user.click(screen.getByRole('button', { name: 'Find Matches' }));
  expect(onSearch).toHaveBeenCalledWith({ destination: '', startDate: '', endDate: '', interest: '' });
});

test('an end without a start, as an address may have, is shown and kept', async () => {
  const { onSearch, user } = await open({ endDate: '2027-05-09' });
  expect(screen.getByRole('button', { name: /Travel Dates/ })).toHaveTextContent('Until May 9, 2027');
  await user.click(screen.getByRole('button', { name: 'Find Matches' }));
  expect(onSearch).toHaveBeenCalledWith({
    destination: '',
    startDate: '',
    endDate: '2027-05-09',
    interest: '',
  });
});

test('dates are picked in the popover, which closes after the end; Reset clears both', async () => {
  const { onSearch, user } = await open();
  const field = screen.getByRole('button', { name: /Travel Dates/ });
  await user.click(field);
  expect(await screen.findByText('Select start date')).toBeVisible();
  const days = () => screen.findAllByRole('gridcell');
  const enabled = (await days()).filter((cell) => !cell.hasAttribute('disabled') && cell.textContent);
  await user.click(enabled[0] as HTMLElement);
  expect(screen.getByText('Select end date')).toBeVisible();
  expect(screen.getByText(/Selected:/)).toHaveTextContent('Select end date');
  await user.click(enabled[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByText(/Selected:/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Find Matches' }));
  expect(onSearch.mock.lastCall[0].startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(onSearch.mock.lastCall[0].endDate).toBe(onSearch.mock.lastCall[0].startDate);
  await user.click(field);
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveTextContent('Any time'));
});
