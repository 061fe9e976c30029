import { type Theme, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon';
import type { IconName } from '../../icons/shapes';
import { radii } from '../../theme/tokens';

type NoteTone = 'plain' | 'quiet' | 'info' | 'success' | 'warning' | 'error';

const colorsOf = (theme: Theme, tone: NoteTone) => {
  const { palette } = theme.vars;
  if (tone === 'plain')
    return { ground: palette.background.sand, edge: palette.divider, ink: palette.info.main };
  if (tone === 'quiet')
    return { ground: palette.background.sand, edge: 'transparent', ink: palette.text.secondary };
  const { main, tint } = palette[tone];
  return { ground: tint, edge: tone === 'error' ? main : 'transparent', ink: main };
};

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: NoteTone }>(({
  theme,
  tone,
}) => {
  const { ground, edge, ink } = colorsOf(theme, tone);
  const isCalm = tone === 'plain' || tone === 'info';
  return {
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'flex-start',
    padding: '8px 16px',
    border: `1px solid ${edge}`,
    borderRadius: radii.control,
    lineHeight: 1.5,
    backgroundColor: ground,
    color: isCalm ? theme.vars.palette.text.primary : ink,
    '& > .icon': { display: 'flex', marginRight: 12, padding: '7px 0', fontSize: 22, color: ink },
    '& > .message': { minWidth: 0, padding: '8px 0', overflow: 'auto' },
    '& > .action': {
      display: 'flex',
      alignSelf: 'center',
      alignItems: 'center',
      marginLeft: 'auto',
      marginRight: -4,
      paddingLeft: 16,
    },
    ...(tone === 'quiet' && {
      padding: '4px 14px',
      fontSize: '.9rem',
      '& > .icon': { marginRight: 10, padding: '8px 0', fontSize: 20, color: ink },
    }),
    // On phones, the action of a note has a line of its own below the text.
    '&[role="note"]': {
      '& > .message': { flex: 1 },
      '& > .action': { whiteSpace: 'nowrap', marginRight: 0 },
      [theme.breakpoints.down('sm')]: {
        flexWrap: 'wrap',
        '& > .message': { flex: '1 1 70%' },
        '& > .action': { marginLeft: 20 },
      },
    },
  };
});

interface NoteBoxProps {
  /** 'alert' is announced when it appears, 'note' is not. */
  role: 'alert' | 'note';
  tone: NoteTone;
  icon: IconName;
  children: ReactNode;
  action?: ReactNode;
}

/** An icon, a text and an optional action in a colored box. */
export const NoteBox = ({ role, tone, icon, children, action }: NoteBoxProps) => (
  <Box role={role} tone={tone}>
    <div className="icon">
      <Icon name={icon} />
    </div>
    <div className="message">{children}</div>
    {action && <div className="action">{action}</div>}
  </Box>
);
