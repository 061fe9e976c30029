import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/shapes';

interface FailureNoteProps {
  /** What happened, in bold. */
  title: string;
  /** What to do about it. */
  text?: ReactNode;
  onRetry?: () => void;
}

/** What went wrong and what to do, with a way to try again. Announced when it appears. */
export const FailureNote = ({ title, text, onRetry }: FailureNoteProps) => (
  <Alert
    severity="error"
    icon={<Icon name="warning" />}
    action={
      onRetry && (
        <Button variant="outlined" color="error" size="small" onClick={onRetry}>
          Retry
        </Button>
      )
    }
  >
    <b>{title}</b> {text}
  </Alert>
);

const icons = { plain: 'info', info: 'info', warning: 'warning', success: 'check' } as const satisfies Record<
  string,
  IconName
>;

/** A calm note with an icon: 'plain' on sand; 'info', 'warning' and 'success' on their tints. */
export const Note = ({
  kind = 'plain',
  children,
  action,
}: {
  kind?: keyof typeof icons;
  children: ReactNode;
  action?: ReactNode;
}) => (
  <Alert
    severity={kind === 'plain' ? 'info' : kind}
    role="note"
    icon={<Icon name={icons[kind]} />}
    action={action}
    sx={[
      // On the phone the action has a line of its own, below the text.
      {
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: { xs: '1 1 70%', sm: 1 } },
        '& .MuiAlert-action': { whiteSpace: 'nowrap', mr: 0, ml: { xs: '20px', sm: 'auto' } },
      },
      kind === 'plain' && { bgcolor: 'background.sand', borderColor: 'divider' },
    ]}
  >
    {children}
  </Alert>
);
