import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Slide from '@mui/material/Slide';
import type { SlideProps } from '@mui/material/Slide';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { BusyButton } from './buttons';
import { DialogHead } from './dialog-head';

interface ResponsiveDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Leads to the step before, by an arrow in front of the title. */
  onBack?: () => void;
  /** Shown at the end of the title's line, such as '1 of 2'. */
  step?: string;
  /** A click beside the dialog does not close it, so that nothing is lost; a form's never does. */
  isHeld?: boolean;
  children: ReactNode;
  /** The buttons: at the end on desktop, full width in equal parts on phones. */
  actions?: ReactNode;
  /**
   * Makes the dialog a form that its buttons can submit. The default submission is prevented. Once something was entered, Escape and
   * the button to close it ask before it is discarded.
   */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Id of the describing text, announced on opening. */
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /** 952 px instead, for two columns. */
  isWide?: boolean;
}

const FromBelow = (props: SlideProps) => <Slide {...props} direction="up" />;

const sheetOf = (isWide: boolean) => ({
  '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } },
  '& .MuiDialog-paper': {
    m: { xs: 0, sm: 6 },
    maxWidth: { xs: 'none', sm: isWide ? 952 : 560 },
    maxHeight: { xs: '94dvh', sm: 'calc(100% - 48px)' },
    borderRadius: { xs: '20px 20px 0 0', sm: '20px' },
  },
});

const foot = {
  display: 'flex',
  gap: 2.5,
  justifyContent: 'flex-end',
  px: { xs: 5, sm: 7 },
  pt: { xs: 4, sm: 5 },
  pb: { xs: 'calc(20px + env(safe-area-inset-bottom))', sm: 6 },
  '& > *': { flex: { xs: 1, sm: 'none' } },
} as const;

/** A dialog of 560 px, or a wide one; on phones a bottom sheet. */
export const ResponsiveDialog = ({
  open,
  onClose,
  title,
  onBack,
  step,
  isHeld,
  children,
  actions,
  onSubmit,
  describedBy,
  role,
  isWide = false,
}: ResponsiveDialogProps) => {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const id = useId();
  /** Says in its data whether something was entered, and so forgets it with each opening. */
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  // Sent, or closed from elsewhere, in the meantime.
  if (isAsking && !open) setIsAsking(false);
  const close = () => (form.current?.dataset.entered ? setIsAsking(true) : onClose());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble out of portals and would reach a form that the dialog was opened from.
    event.stopPropagation();
    onSubmit?.(event);
  };
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => {
        if (reason !== 'backdropClick' || !(isHeld || onSubmit)) close();
      }}
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy}
      slots={{ transition: phone ? FromBelow : Fade }}
      maxWidth={false}
      sx={sheetOf(isWide)}
    >
      <DialogHead id={id} title={title} onBack={onBack} step={step} onClose={close} />
      <Box
        component={onSubmit ? 'form' : 'div'}
        noValidate={onSubmit ? true : undefined}
        ref={onSubmit && form}
        onChange={() => {
          if (form.current) form.current.dataset.entered = 'yes';
        }}
        onSubmit={onSubmit ? submit : undefined}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3.5, sm: 4.5 },
            overflowY: 'auto',
            px: { xs: 5, sm: 7 },
            pt: 3,
            pb: 1,
          }}
        >
          {children}
        </Box>
        {actions && <Box sx={foot}>{actions}</Box>}
      </Box>
      {isAsking && (
        <ConfirmDialog
          open
          destructive
          title="Discard what you entered?"
          text="It has not been saved."
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          onConfirm={() => {
            setIsAsking(false);
            onClose();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Dialog>
  );
};

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. */
  destructive?: boolean;
  busy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation; while busy it stays open and its buttons are disabled. */
export const ConfirmDialog = ({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive,
  busy = false,
  busyLabel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const id = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <ResponsiveDialog
      open={open}
      onClose={close}
      title={title}
      role="alertdialog"
      describedBy={id}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={busy}>
            {cancelLabel}
          </Button>
          <BusyButton
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </BusyButton>
        </>
      }
    >
      <Typography id={id} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </ResponsiveDialog>
  );
};
