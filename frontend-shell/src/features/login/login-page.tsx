import { useState } from 'react';
import type { SecondFactor } from '@wayfellow/contracts';
import { usePageMeta } from '@wayfellow/web';
import { OtherScreen, SignedOut } from '../../shared/sign-in/signed-out';
import { CodeForm } from './code-form';
import { LoginForm } from './login-form';

/** The sign-in screen, at /login and /auth. */
export const LoginPage = () => {
  usePageMeta({
    title: 'Log In',
    description: 'Log in to see who travels where you travel, and to write to your matches.',
  });
  const [factors, setFactors] = useState<readonly SecondFactor[]>();
  if (factors)
    return (
      <SignedOut
        title="Enter the code from your phone"
        lead="Your password is right. This account has a second step."
        home="/"
      >
        <CodeForm factors={factors} onRestart={() => setFactors(undefined)} />
      </SignedOut>
    );
  return (
    <SignedOut
      title="Welcome back"
      lead={<OtherScreen question="New here?" label="Create an account" path="/register" />}
      home="/"
    >
      <LoginForm onSecondStep={setFactors} />
    </SignedOut>
  );
};
