import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../theme/ui-provider';
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
