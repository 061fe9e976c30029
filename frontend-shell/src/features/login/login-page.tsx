import { useState } from 'react';
import type { SecondFactor } from '@wayfellow/contracts';
import { usePageMeta } from '@wayfellow/web';
import { OtherScreen, SignedOut } from '../../shared/sign-in/signed-out';
import { LoginForm } from './login-form';
import { SecondStep } from './second-step';

/** The sign-in screen, at /login and /auth. */
export const LoginPage = () => {
  usePageMeta({
    title: 'Log In',
    description: 'Log in to see who travels where you travel, and to write to your matches.',
  });
  const [factors, setFactors] = useState<readonly SecondFactor[]>();
  if (factors) return <SecondStep factors={factors} onRestart={() => setFactors(undefined)} />;
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
