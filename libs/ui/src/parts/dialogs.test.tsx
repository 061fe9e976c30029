import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../theme/ui-provider';
import { useState } from 'react';
import { ConfirmDialog, ResponsiveDialog } from './dialogs';

const ask = (busy = false) => {
  const onConfirm = jest.fn();
  const onClose = jest.fn();
  render(
    <UiProvider>
      <ConfirmDialog
        open
        destructive
        busy={busy}
        busyLabel="Deleting..."
        title="Delete this trip?"
        text="This cannot be undone."
        confirmLabel="Delete"
        onConfirm={onConfirm}
        onClose={onClose}
      />
    </UiProvider>,
  );
  return { onConfirm, onClose, user: userEvent.setup() };
};

describe('ConfirmDialog', () => {
  it('says what it asks to those who do not see it', () => {
    ask();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this trip?' });
    expect(dialog).toHaveAccessibleDescription('This cannot be undone.');
  });

  it('does it on confirming, and only closes on cancelling or Escape', async () => {
    const { onConfirm, onClose, user } = ask();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('can neither be confirmed again nor closed while it works', async () => {
    const { onClose, user } = ask(true);
    expect(screen.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a press beside a dialog', () => {
  const pressBeside = async (dialog: Partial<Parameters<typeof ResponsiveDialog>[0]>) => {
    const onClose = jest.fn();
    render(
      <UiProvider>
        <ResponsiveDialog open title="Your trip" onClose={onClose} {...dialog}>
          Where to?
        </ResponsiveDialog>
      </UiProvider>,
    );
    await userEvent.setup().click(screen.getByRole('dialog').parentElement!);
    return onClose;
  };

  it('closes one that only tells something', async () => {
    expect(await pressBeside({})).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a form, in which something may be typed', { onSubmit: () => {} }],
    ['one that is held', { isHeld: true }],
  ])('does not close %s', async (_, dialog) => {
    expect(await pressBeside(dialog)).not.toHaveBeenCalled();
  });
});

describe('a form that something was entered in', () => {
  const Screen = () => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <UiProvider>
        <button onClick={() => setIsOpen(true)}>Add a trip</button>
        <ResponsiveDialog
          open={isOpen}
          title="Your trip"
          onSubmit={() => {}}
          onClose={() => setIsOpen(false)}
        >
          <input aria-label="Where" />
        </ResponsiveDialog>
      </UiProvider>
    );
  };
  const open = async () => {
    const user = userEvent.setup();
    render(<Screen />);
    const opener = screen.getByRole('button', { name: 'Add a trip' });
    await user.click(opener);
    return { user, opener, field: screen.getByLabelText('Where') };
  };
  const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you entered?' });
  const isGone = async (opener: HTMLElement) => {
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(question()).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  };

  it('asks at Escape before it is discarded, and goes on where one was', async () => {
    const { user, opener, field } = await open();
    await user.type(field, 'Lisbon');
    await user.keyboard('{Escape}');
    expect(question()).toHaveAccessibleDescription('It has not been saved.');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(field).toHaveValue('Lisbon');
    expect(field).toHaveFocus();

    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await isGone(opener);
  });

  it('asks at the button to close it as well, and not again when it is opened anew', async () => {
    const { user, opener, field } = await open();
    await user.type(field, 'Lisbon');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await isGone(opener);

    await user.click(opener);
    await user.keyboard('{Escape}');
    await isGone(opener);
  });
});
