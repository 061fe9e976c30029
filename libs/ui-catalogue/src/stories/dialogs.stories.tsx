import Button from '@mui/material/Button';
import { ConfirmDialog, ResponsiveDialog, TextInput } from '@wayfellow/ui';
import { useState } from 'react';
import { nothing } from '../samples';
import type { Story } from '../story';

const useDialog = () => {
  const [open, setOpen] = useState(true);
  const opener = (
    <Button variant="outlined" onClick={() => setOpen(true)}>
      Open it again
    </Button>
  );
  return { open, opener, close: () => setOpen(false) };
};

const EditDialog = () => {
  const { open, opener, close } = useDialog();
  return (
    <>
      {opener}
      <ResponsiveDialog
        open={open}
        onClose={close}
        onSubmit={close}
        onBack={close}
        step="2 of 2"
        title="Edit trip"
        actions={
          <Button type="submit" variant="contained">
            Save
          </Button>
        }
      >
        <TextInput label="Destination" defaultValue="Lisbon" />
      </ResponsiveDialog>
    </>
  );
};

const DeleteDialog = () => {
  const { open, opener, close } = useDialog();
  return (
    <>
      {opener}
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={nothing}
        title="Delete this trip?"
        text="It cannot be brought back."
        confirmLabel="Delete"
        destructive
      />
    </>
  );
};

export const dialog: Story = { id: 'dialog', title: 'Dialog', looks: { 'With a form': <EditDialog /> } };

export const confirmDialog: Story = {
  id: 'confirm-dialog',
  title: 'Confirmation',
  looks: { Destructive: <DeleteDialog /> },
};
