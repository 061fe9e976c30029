import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../theme/ui-provider';
import { ConfirmDialog } from './dialogs';
import { keepFocus } from './keep-focus';

let remove = (_: string): void => {};
let close = (): void => {};

const List = () => {
  const [items, setItems] = useState(['Lisbon', 'Porto', 'Faro']);
  const [isAsking, setIsAsking] = useState(false);
  remove = (item) => setItems((known) => known.filter((one) => one !== item));
  close = () => setIsAsking(false);
  return (
    <div ref={keepFocus}>
      <h2>Trips</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <button onClick={() => setIsAsking(true)}>Delete {item}</button>
          </li>
        ))}
      </ul>
      {isAsking && (
        <ConfirmDialog
          open
          title="Delete this trip?"
          text=""
          confirmLabel="Yes"
          onConfirm={() => {}}
          onClose={close}
        />
      )}
    </div>
  );
};

const show = () => {
  render(
    <UiProvider>
      <List />
    </UiProvider>,
  );
  return userEvent.setup();
};
const item = (name: string) =>
  screen.getByRole('button', { name: `Delete ${name}`, hidden: true }).closest('li');

test('what has the focus goes, and the next item gets it; of the last the one before', async () => {
  show();
  act(() => screen.getByRole('button', { name: 'Delete Porto' }).focus());
  act(() => remove('Porto'));
  await waitFor(() => expect(item('Faro')).toHaveFocus());
  act(() => remove('Faro'));
  await waitFor(() => expect(item('Lisbon')).toHaveFocus());
  act(() => remove('Lisbon'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Trips' })).toHaveFocus());
});

test('an item that goes while a dialog asks about it leaves the focus there, and then to the next item', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Delete Porto' }));
  await screen.findByRole('alertdialog');
  // As a browser does when the focused button is disabled, because it works.
  act(() => (document.activeElement as HTMLElement).blur());
  await act(async () => remove('Porto'));
  expect(item('Faro')).not.toHaveFocus();
  act(close);
  await waitFor(() => expect(item('Faro')).toHaveFocus());
});
