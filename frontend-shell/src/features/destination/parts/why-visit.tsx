import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '@wayfellow/ui';

const reasons = [
  { icon: 'mountains', title: 'Landscapes', text: 'Scenery worth slowing down for' },
  { icon: 'culture', title: 'Cultural heritage', text: 'Places and customs with a long memory' },
  { icon: 'heart', title: 'Vibrant community', text: 'People who are glad to share a table' },
] as const;

const List = styled('ul')(({ theme }) => ({
  marginTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '48px 1fr',
    gap: 18,
    alignItems: 'center',
    padding: '18px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: '50%',
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.tint,
  },
  '& b': { fontWeight: 650 },
  '& p': { color: theme.vars.palette.text.secondary },
}));

/** Three reasons that hold everywhere. */
export const WhyVisit = () => (
  <>
    <Typography variant="h2" sx={{ mt: 13 }}>
      Why Visit
    </Typography>
    <List>
      {reasons.map(({ icon, title, text }) => (
        <li key={title}>
          <span className="icon">
            <Icon name={icon} size={24} />
          </span>
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  </>
);
