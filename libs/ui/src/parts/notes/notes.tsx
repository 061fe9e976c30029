import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { IconName } from '../../icons/shapes';
import { NoteBox } from './note-box';

interface FailureNoteProps {
  /** What happened, in bold. */
  title?: string;
  /** What to do about it; without a title, what happened. */
  text?: ReactNode;
  onRetry?: () => void;
}

/** An error message with an optional Retry button. Announced when it appears. */
export const FailureNote = ({ title, text, onRetry }: FailureNoteProps) => (
  <NoteBox
    role="alert"
    tone="error"
    icon="warning"
    action={
      onRetry && (
        <Button variant="outlined" color="error" size="small" onClick={onRetry}>
          Retry
        </Button>
      )
    }
  >
    {title && <b>{title}</b>} {text}
  </NoteBox>
);

const icons = {
  plain: 'info',
  quiet: 'info',
  info: 'info',
  warning: 'warning',
  success: 'check',
} as const satisfies Record<string, IconName>;

/** A note that is not announced: 'plain' on sand, 'quiet' in smaller, lighter text; 'info', 'warning' and 'success' on their tints. */
export const Note = ({
  kind = 'plain',
  icon = icons[kind],
  children,
  action,
}: {
  kind?: keyof typeof icons;
  /** In place of its kind's own. */
  icon?: IconName;
  children: ReactNode;
  action?: ReactNode;
}) => (
  <NoteBox role="note" tone={kind} icon={icon} action={action}>
    {children}
  </NoteBox>
);
