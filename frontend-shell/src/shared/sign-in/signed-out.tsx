import type { ReactNode } from 'react';
import { Link, Navigate } from '@wayfellow/router';
import { TextLink } from '@wayfellow/ui';
import { useSession } from '@wayfellow/web';
import { SignInFrame } from './sign-in-frame';
import { useReturnPath } from './use-return-path';

interface Props {
  title: string;
  lead: ReactNode;
  /** Where somebody who is signed in goes on, unless the address says where. */
  home: string;
  children: ReactNode;
}

/** The screen that signs in or up; leads on as soon as somebody is signed in. */
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

/** The way to the other of the two screens, which keeps where one wanted to go: 'New here? Create an account'. */
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
