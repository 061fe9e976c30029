import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CaseView, DecisionEmailsView } from '@wayfellow/contracts';
import { Note, ResponsiveDialog, firstNameOf } from '@wayfellow/ui';

interface Props {
  one: CaseView;
  emails: DecisionEmailsView;
  isOpen: boolean;
  onClose: () => void;
}

/** What a decision would say, to whom it is about and to those who reported, before it is taken. */
export const EmailsPreview = ({ one: { name, person, voices }, emails, isOpen, onClose }: Props) => {
  const who = name ? firstNameOf(name) : 'The person';
  return (
    <ResponsiveDialog
      open={isOpen}
      onClose={onClose}
      title="Both emails"
      isWide
      actions={
        <Button variant="outlined" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <Email
          title={`To ${name ? who : 'the person'}`}
          email={emails.person}
          note={
            emails.person
              ? !person?.isConfirmed && `${who} has no confirmed address, and reads it after signing in.`
              : `${who} is not told.`
          }
        />
        <Email
          title="To those who reported"
          email={voices.length > 0 ? emails.reporter : null}
          note={voices.length === 0 && 'Nobody reported this: a rule did.'}
        />
      </Box>
    </ResponsiveDialog>
  );
};

interface EmailProps {
  title: string;
  email: DecisionEmailsView['person'];
  /** What is to be known about it, if anything. */
  note: string | false;
}

const Email = ({ title, email, note }: EmailProps) => {
  const id = useId();
  return (
    // Focusable, so that the keyboard scrolls a dialog that has nothing else to focus.
    <Box component="section" aria-labelledby={id} tabIndex={0} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h5" component="h3" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {note && <Note>{note}</Note>}
      {email && (
        <Box
          sx={{
            p: 4,
            border: 1,
            borderColor: 'divider',
            borderRadius: '14px',
            bgcolor: 'background.default',
          }}
        >
          <b style={{ fontWeight: 650 }}>{email.subject}</b>
          <Typography variant="body2" sx={{ mt: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {email.text.trimEnd()}
          </Typography>
        </Box>
      )}
    </Box>
  );
};
