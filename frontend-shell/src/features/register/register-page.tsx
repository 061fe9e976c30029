import { Link, Navigate } from '@wayfellow/router';
import { TextLink } from '@wayfellow/ui';
import { usePageMeta, useSession } from '@wayfellow/web';
import { SignInFrame } from '../../shared/sign-in/sign-in-frame';
import { useReturnPath } from '../../shared/sign-in/use-return-path';
import { RegisterForm } from './register-form';

/** The screen that makes an account. Whoever is signed in is led on. */
export const RegisterPage = () => {
  usePageMeta({
    title: 'Create account',
    description: 'Create your account and find companions who share your destinations, dates and interests.',
  });
  const { user } = useSession();
  const { returnPath, withRedirect } = useReturnPath('/profile');
  if (user) return <Navigate to={returnPath} replace />;
  return (
    <SignInFrame
      title="Create your account"
      lead={
        <>
          Already here?{' '}
          <TextLink component={Link} to={withRedirect('/login')}>
            Log In
          </TextLink>
        </>
      }
    >
      <RegisterForm />
    </SignInFrame>
  );
};
