import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, CountBadge, Icon, LinkButton } from '@wayfellow/ui';
import { isInstalled, useSession, useBadgeCounts } from '@wayfellow/web';
import { openInstallSheet } from '../../../shared/install/install';
import { entriesFor } from '../nav/nav-entries';
import { preloadOnHover } from '../nav/preload-on-hover';
import { useCurrent } from '../nav/use-current';
import { useSignInPaths } from './sign-in-paths';
import { ThemeChoice } from './theme-choice';
import { useLogOut } from '../../../shared/sign-in/use-log-out';

const Sheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  maxHeight: 'calc(100dvh - 130px)',
  overflowY: 'auto',
  padding: '8px 20px 20px',
  [theme.breakpoints.up('sm')]: { paddingInline: 32 },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: 'var(--float)',
  backgroundColor: theme.vars.palette.background.paper,
  '& li a, & li button': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 52,
    fontSize: '1.0625rem',
    fontWeight: 550,
    textDecoration: 'none',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li button': {
    width: '100%',
    padding: 0,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
  },
  '& li a[aria-current]': { color: theme.vars.palette.primary.main, fontWeight: 650 },
}));

/** What is in the menu of small screens: the places, the choice of theme, and the account. */
export const MenuContent = () => {
  const { user } = useSession();
  const counts = useBadgeCounts();
  const current = useCurrent();
  return (
    <Sheet>
      <nav aria-label="Menu">
        <ul>
          {entriesFor(user !== null).map((entry) => (
            <li key={entry.to}>
              <Link to={entry.to} aria-current={current(entry)} {...preloadOnHover(entry.to)}>
                <Icon name={entry.icon} size={24} />
                {entry.label}
                {entry.counts && <CountBadge count={counts[entry.counts]} />}
              </Link>
            </li>
          ))}
          {!isInstalled() && (
            <li>
              <button type="button" aria-haspopup="dialog" onClick={openInstallSheet}>
                <Icon name="phone" size={24} />
                Install
              </button>
            </li>
          )}
        </ul>
      </nav>
      <Box sx={{ my: 4 }}>
        <ThemeChoice />
      </Box>
      {user ? <SignedInActions {...user} /> : <VisitorActions />}
    </Sheet>
  );
};

const Actions = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, '& .MuiButton-root': { flex: 1 } }}>
    {children}
  </Box>
);

const SignedInActions = ({
  id,
  name,
  profileImage,
}: {
  id: number;
  name: string;
  profileImage: string | null;
}) => {
  const { isBusy } = useSession();
  const logOut = useLogOut();
  return (
    <Actions>
      <AvatarWithFallback id={id} name={name} src={profileImage} size={40} />
      <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
      <Button variant="outlined" disabled={isBusy} onClick={() => void logOut()}>
        Log Out
      </Button>
    </Actions>
  );
};

const VisitorActions = () => {
  const { logIn, signUp } = useSignInPaths();
  return (
    <Actions>
      <LinkButton component={Link} to={logIn} variant="outlined">
        Log In
      </LinkButton>
      <LinkButton component={Link} to={signUp} variant="ink">
        Sign Up
      </LinkButton>
    </Actions>
  );
};
