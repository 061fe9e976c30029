import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, LinkButton } from '@wayfellow/ui';
import { useSession } from '@wayfellow/web';
import { useSignInPaths } from './sign-in-paths';
import { useLogOut } from '../../../shared/sign-in/use-log-out';

const Me = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 44,
  padding: '0 8px',
  fontWeight: 600,
  textDecoration: 'none',
  '& .name': { maxWidth: '16ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // The name is what a narrow header has room for.
  [theme.breakpoints.down('lg')]: { padding: 0, '& > :not(.name)': { display: 'none' } },
}));

/** The end of the header: user and logout, or the sign-in links. Empty while the session is loading. */
export const Account = () => {
  const { user, isLoading } = useSession();
  if (isLoading) return null;
  return user ? <SignedIn user={user} /> : <Visitor />;
};

const SignedIn = ({ user }: { user: { id: number; name: string; profileImage: string | null } }) => {
  const { isBusy } = useSession();
  const logOut = useLogOut();
  return (
    <>
      <Me to="/profile">
        <AvatarWithFallback id={user.id} name={user.name} src={user.profileImage} size="xs" />
        <span className="name">{user.name ?? 'My Profile'}</span>
      </Me>
      <Button
        variant="text"
        size="small"
        sx={{ flex: 'none' }}
        disabled={isBusy}
        onClick={() => void logOut()}
      >
        Log Out
      </Button>
    </>
  );
};

const Visitor = () => {
  const { logIn, signUp } = useSignInPaths();
  return (
    <>
      <LinkButton component={Link} to={logIn} variant="text" size="small">
        Log In
      </LinkButton>
      <LinkButton component={Link} to={signUp} variant="ink" size="small">
        Sign Up
      </LinkButton>
    </>
  );
};
