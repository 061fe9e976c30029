import { useState } from 'react';
import type { SecondFactor } from '@wayfellow/contracts';
import { Link, Navigate } from '@wayfellow/router';
import { TextLink } from '@wayfellow/ui';
import { usePageMeta, useSession } from '@wayfellow/web';
import { SignInFrame } from '../../shared/sign-in/sign-in-frame';
import { useReturnPath } from '../../shared/sign-in/use-return-path';
import { CodeForm } from './code-form';
import { LoginForm } from './login-form';

/** The sign-in screen, at /login and /auth. Whoever is signed in is led on. */
export const LoginPage = () => {
  usePageMeta({
    title: 'Log In',
    description: 'Log in to see who travels where you travel, and to write to your matches.',
  });
  const { user } = useSession();
  const { returnPath, withRedirect } = useReturnPath('/');
  const [factors, setFactors] = useState<readonly SecondFactor[]>();
  if (user) return <Navigate to={returnPath} replace />;
  if (factors)
    return (
      <SignInFrame
        title="Enter the code from your phone"
        lead="Your password is right. This account has a second step."
      >
        <CodeForm factors={factors} onOver={() => setFactors(undefined)} />
      </SignInFrame>
    );
  return (
    <SignInFrame
      title="Welcome back"
      lead={
        <>
          New here?{' '}
          <TextLink component={Link} to={withRedirect('/register')}>
            Create an account
          </TextLink>
        </>
      }
    >
      <LoginForm onSecondStep={setFactors} />
    </SignInFrame>
  );
};
