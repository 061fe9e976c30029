import { act, render, screen } from '@testing-library/react';
import { UiProvider } from '../theme/ui-provider';
import { BusyButton } from './buttons';

const show = (busy: boolean) => (
  <UiProvider>
    <BusyButton busy={busy}>Save</BusyButton>
    <button>Elsewhere</button>
  </UiProvider>
);
const button = (name: string) => screen.getByRole('button', { name });

describe('BusyButton', () => {
  it.each(['Save', 'Elsewhere'])(
    'that had the focus has it again afterwards, unless it went on: %s',
    (after) => {
      const { rerender } = render(show(false));
      act(() => button('Save').focus());
      rerender(show(true));
      expect(button('Save')).toBeDisabled();
      // As browsers do with a button that is disabled.
      act(() => button('Save').blur());
      if (after === 'Elsewhere') act(() => button('Elsewhere').focus());
      rerender(show(false));
      expect(button(after)).toHaveFocus();
    },
  );

  it('that did not have the focus does not take it', () => {
    const { rerender } = render(show(false));
    rerender(show(true));
    rerender(show(false));
    expect(document.body).toHaveFocus();
  });

  it('has the room of what it says while busy from the start, unless it grows', () => {
    const reserved = () => button('Join').querySelector('[data-longest]')?.getAttribute('data-longest');
    const join = (grows?: boolean) => (
      <UiProvider>
        <BusyButton busy={false} busyLabel="Joining..." grows={grows}>
          Join
        </BusyButton>
      </UiProvider>
    );
    const { rerender } = render(join());
    expect(reserved()).toBe('Joining...');
    rerender(join(true));
    expect(reserved()).toBe('');
  });
});
