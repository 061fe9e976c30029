import { styled } from '@mui/material/styles';
import { Icon } from './icon';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  verticalAlign: -2,
  fontFamily: theme.typography.fontFamily,
  fontSize: '.8125rem',
  fontWeight: 650,
  letterSpacing: 0,
  color: theme.vars.palette.secondary.text,
  '& svg': { fill: theme.vars.palette.secondary.main, stroke: 'none' },
  '& path + path': { stroke: theme.vars.palette.secondary.contrastText, strokeWidth: 2, fill: 'none' },
}));

/** The coral seal of a verified traveler; `label` adds the visible text 'Verified'. */
export const VerifiedSeal = ({ label }: { label?: boolean }) => (
  <Mark title="Verified traveler: a Premium member who paid by card. Not an identity check.">
    <Icon name="seal" size={16} />
    {label ? 'Verified' : <span className="vh">Verified traveler</span>}
  </Mark>
);
