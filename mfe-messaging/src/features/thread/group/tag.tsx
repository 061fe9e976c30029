import { styled } from '@mui/material/styles';
import { radii } from '@wayfellow/ui';

/** A word about a member: 'coral' for the host, 'sea' for a match, 'plain' for who has not answered yet. */
export const Tag = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'coral' | 'sea' | 'plain';
}>(({ theme, tone }) => {
  const { primary, secondary, background, text } = theme.vars.palette;
  const tones = {
    coral: { color: secondary.text, backgroundColor: secondary.tint },
    sea: { color: primary.main, backgroundColor: primary.tint },
    plain: { color: text.secondary, backgroundColor: background.sand },
  };
  return {
    padding: '3px 10px',
    borderRadius: radii.pill,
    fontSize: '.8125rem',
    fontWeight: 600,
    lineHeight: 1.4,
    ...tones[tone],
  };
});
