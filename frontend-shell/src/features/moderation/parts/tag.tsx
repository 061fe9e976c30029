import { styled } from '@mui/material/styles';

/** A short state, on a tint. */
export const Tag = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone?: 'error' | 'warning' | 'success' | 'plain';
}>(({ theme, tone = 'plain' }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 26,
  padding: '0 10px',
  borderRadius: 13,
  fontSize: '.8125rem',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  color: tone === 'plain' ? theme.vars.palette.text.primary : theme.vars.palette[tone].main,
  backgroundColor: tone === 'plain' ? theme.vars.palette.background.sand : theme.vars.palette[tone].tint,
}));

/** The color of each urgency. */
export const tones = { urgent: 'error', high: 'warning', normal: 'plain' } as const;
