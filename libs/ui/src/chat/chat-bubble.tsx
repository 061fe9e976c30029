import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { radii } from '../theme/tokens';

interface ChatBubbleProps {
  mine: boolean;
  /** The last of several in a row: its lower outer corner is nearly square. */
  lastOfGroup?: boolean;
  /** Not sent yet. */
  waiting?: boolean;
  children: ReactNode;
}

const Bubble = styled('div', {
  shouldForwardProp: (prop) => !['mine', 'lastOfGroup', 'waiting'].includes(String(prop)),
})<ChatBubbleProps>(({ theme, mine, lastOfGroup, waiting }) => ({
  alignSelf: mine ? 'flex-end' : 'flex-start',
  maxWidth: 'min(68%,540px)',
  padding: '10px 15px',
  lineHeight: 1.45,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderRadius: radii.bubble,
  ...(lastOfGroup && { [mine ? 'borderBottomRightRadius' : 'borderBottomLeftRadius']: 5 }),
  ...(mine
    ? { backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText }
    : {
        backgroundColor: theme.vars.palette.background.paper,
        border: `1px solid ${theme.vars.palette.divider}`,
      }),
  ...(waiting && {
    backgroundColor: 'transparent',
    color: theme.vars.palette.text.primary,
    border: `1.5px dashed ${theme.vars.palette.primary.main}`,
  }),
  [theme.breakpoints.down('sm')]: { maxWidth: '82%' },
}));

/** One message. Its parent must be a flex column, in which it aligns itself. */
export const ChatBubble = ({ children, ...kind }: ChatBubbleProps) => <Bubble {...kind}>{children}</Bubble>;

const Stamp = styled('p', { shouldForwardProp: (prop) => prop !== 'mine' })<{ mine: boolean }>(
  ({ theme, mine }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    alignSelf: mine ? 'flex-end' : 'flex-start',
    margin: '2px 4px 10px',
    fontSize: '.8125rem',
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
    '& svg': { color: theme.vars.palette.primary.main },
  }),
);

/** The line under a group of messages: the time, a check once read, a clock while waiting. */
export const ChatStamp = ({
  mine,
  read,
  waiting,
  children,
}: {
  mine: boolean;
  read?: boolean;
  waiting?: boolean;
  children: ReactNode;
}) => (
  <Stamp mine={mine}>
    {waiting && <Icon name="clock" size={16} />}
    {children}
    {read && <Icon name="check" size={16} title="Read" />}
  </Stamp>
);

/** The day between groups of messages, such as 'Today'. */
export const ChatDay = styled('p')(({ theme }) => ({
  alignSelf: 'center',
  padding: '16px 0 10px',
  fontSize: '.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));
