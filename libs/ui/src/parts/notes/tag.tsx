import { styled } from '@mui/material/styles';
import { radii } from '../../theme/tokens';

export type TagTone = 'plain' | 'primary' | 'secondary' | 'success' | 'warning' | 'error';

/** A word or two on how something stands, on a tint: 'Waiting', 'Host'. */
export const Tag = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone?: TagTone }>(({
  theme,
  tone = 'plain',
}) => {
  const { background, text, ...palette } = theme.vars.palette;
  return {
    display: 'inline-flex',
    flex: 'none',
    gap: 5,
    alignItems: 'center',
    minHeight: 24,
    padding: '0 9px',
    borderRadius: radii.pill,
    fontSize: '.8125rem',
    fontWeight: 650,
    whiteSpace: 'nowrap',
    color:
      tone === 'plain' ? text.secondary : tone === 'secondary' ? palette.secondary.text : palette[tone].main,
    backgroundColor: tone === 'plain' ? background.sand : palette[tone].tint,
  };
});
