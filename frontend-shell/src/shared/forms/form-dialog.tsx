import Button from '@mui/material/Button';
import type { FormEvent, ReactNode } from 'react';
import { BusyButton, ResponsiveDialog } from '@wayfellow/ui';

interface Props {
  title: string;
  form: { submit: (event: FormEvent<HTMLFormElement>) => Promise<void>; isSubmitting: boolean };
  /** What the button that submits says, and what it says meanwhile. */
  submitLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** What is submitted cannot be undone, or takes something away. */
  isDanger?: boolean;
  /** A closed dialog that is mounted keeps what was typed. */
  open?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with a way out of it. It stays open while it is submitted, for what the server says of it. */
export const FormDialog = ({
  form,
  submitLabel,
  busyLabel,
  cancelLabel = 'Cancel',
  isDanger = false,
  open = true,
  onClose,
  ...dialog
}: Props) => {
  const close = () => {
    if (!form.isSubmitting) onClose();
  };
  return (
    <ResponsiveDialog
      {...dialog}
      open={open}
      onClose={close}
      onSubmit={(event) => void form.submit(event)}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={form.isSubmitting}>
            {cancelLabel}
          </Button>
          <BusyButton
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            busy={form.isSubmitting}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </BusyButton>
        </>
      }
    />
  );
};
