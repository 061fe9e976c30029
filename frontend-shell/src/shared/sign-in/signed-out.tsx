import type { ReactNode } from 'react';
import { Link, Navigate } from '@wayfellow/router';
import { TextLink } from '@wayfellow/ui';
import { useSession } from '@wayfellow/web';
import { SignInFrame } from './sign-in-frame';
import { useReturnPath } from './use-return-path';

interface Props {
  title: string;
  lead: ReactNode;
  /** Where a signed-in user is redirected, unless the URL has a redirect target. */
  home: string;
  children: ReactNode;
}

/** A login or register screen, which redirects as soon as a user is signed in. */
export const SignedOut = ({ title, lead, home, children }: Props) => {
  const { user } = useSession();
  const { returnPath } = useReturnPath(home);
  if (user) return <Navigate to={returnPath} replace />;
  return (
    <SignInFrame title={title} lead={lead}>
      {children}
    </SignInFrame>
  );
};

/** The link between login and register, which keeps the redirect target: 'New here? Create an account'. */
export const OtherScreen = ({ question, label, path }: { question: string; label: string; path: string }) => {
  const { withRedirect } = useReturnPath('/');
  return (
    <>
      {question}{' '}
      <TextLink component={Link} to={withRedirect(path)}>
        {label}
      </TextLink>
    </>
  );
};
