import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../theme/ui-provider';
import { ShowMore } from './show-more';

const loadMore = jest.fn();
const none = { isMore: true, isLoadingMore: false, isMoreFailed: false, loadMore };
const shown = (count: number, state: object = {}) => {
  const items = Array.from({ length: count }, (_, index) => index);
  return (
    <UiProvider>
      <input aria-label="Elsewhere" />
      <ShowMore label="Show more" list={{ ...none, ...state, items }}>
        <ul>
          {items.map((item) => (
            <li key={item} tabIndex={-1}>
              Card {item}
            </li>
          ))}
        </ul>
      </ShowMore>
    </UiProvider>
  );
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('moves the focus to the first card that was asked for', async () => {
  const { rerender } = render(shown(2));
  await press('Show more');
  rerender(shown(2, { isLoadingMore: true }));
  rerender(shown(4));
  expect(screen.getByText('Card 2')).toHaveFocus();
});

it('leaves the focus where it is when cards come after a failure that was left at that', async () => {
  const { rerender } = render(shown(2));
  await press('Show more');
  rerender(shown(2, { isLoadingMore: true }));
  rerender(shown(2, { isMoreFailed: true }));
  rerender(shown(4));
  expect(screen.getByText('Card 2')).not.toHaveFocus();
});

it('moves it when trying again succeeds', async () => {
  const { rerender } = render(shown(2, { isMoreFailed: true }));
  await press('Retry');
  rerender(shown(2, { isLoadingMore: true, isMoreFailed: true }));
  rerender(shown(4));
  expect(screen.getByText('Card 2')).toHaveFocus();
});

it('leaves the focus to who has gone elsewhere meanwhile', async () => {
  const { rerender } = render(shown(2));
  await press('Show more');
  rerender(shown(2, { isLoadingMore: true }));
  act(() => screen.getByLabelText('Elsewhere').focus());
  rerender(shown(4));
  expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
});
