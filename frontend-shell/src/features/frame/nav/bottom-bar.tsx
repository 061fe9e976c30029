import { styled } from '@mui/material/styles';
import { Link } from '@wayfellow/router';
import { CountBadge, Icon } from '@wayfellow/ui';
import { useBadgeCounts } from '@wayfellow/web';
import { navEntries } from './nav-entries';
import { preloadOnHover } from './preload-on-hover';
import { useCurrent } from './use-current';

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& a': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 3,
    height: 64,
    fontSize: 'min(.75rem, 4vw)',
    fontWeight: 550,
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
  },
  '& a:focus-visible': { outlineOffset: -3 },
  '& a[aria-current]': { color: theme.vars.palette.primary.main, fontWeight: 700 },
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    top: -1,
    width: 36,
    height: 3,
    borderRadius: '0 0 3px 3px',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& .count': {
    position: 'absolute',
    top: 8,
    left: 'calc(50% + 6px)',
    minWidth: 18,
    height: 18,
    padding: '0 5px',
    fontSize: '.6875rem',
    lineHeight: '18px',
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
  },
}));

/** The bottom navigation with five items, below 900 px; for visitors too. */
export const BottomBar = ({ className }: { className?: string }) => {
  const counts = useBadgeCounts();
  const current = useCurrent();
  return (
    <Bar aria-label="Sections" className={className}>
      <ul>
        {navEntries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} aria-current={current(entry)} {...preloadOnHover(entry.to)}>
              <Icon name={entry.icon} size={24} tinted={current(entry) !== undefined} />
              {entry.counts && <CountBadge count={counts[entry.counts]} className="count" />}
              {entry.barLabel ?? entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </Bar>
  );
};
