import { styled } from '@mui/material/styles';
import { Link } from '@wayfellow/router';
import { CountBadge, Icon } from '@wayfellow/ui';
import { useSession, useBadgeCounts } from '@wayfellow/web';
import { entriesFor } from './nav-entries';
import { preloadOnHover } from './preload-on-hover';
import { useCurrent } from './use-current';

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  height: '100%',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { display: 'none' },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 7,
    padding: '0 14px',
    fontWeight: 550,
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down(1180)]: { padding: '0 7px' },
  },
  '& a:hover': { color: theme.vars.palette.text.primary },
  '& a[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 650 },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 14,
    bottom: -1,
    height: 3,
    borderRadius: '3px 3px 0 0',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& .star': { color: theme.vars.palette.secondary.text },
}));

/** The header's links, from 900 px up. */
export const MainNav = () => {
  const { user } = useSession();
  const counts = useBadgeCounts();
  const current = useCurrent();
  return (
    <Row aria-label="Main">
      {entriesFor(user !== null).map((entry) => (
        <Link key={entry.to} to={entry.to} aria-current={current(entry)} {...preloadOnHover(entry.to)}>
          {entry.icon === 'star' && <Icon name="star" size={16} filled className="star" />}
          {entry.label}
          {entry.counts && <CountBadge count={counts[entry.counts]} />}
        </Link>
      ))}
    </Row>
  );
};
