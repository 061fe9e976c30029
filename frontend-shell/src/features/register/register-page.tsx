import { usePageMeta } from '@wayfellow/web';
import { OtherScreen, SignedOut } from '../../shared/sign-in/signed-out';
import { RegisterForm } from './register-form';

/** The screen that creates an account. */
export const RegisterPage = () => {
  usePageMeta({
    title: 'Create account',
    description: 'Create your account and find companions who share your destinations, dates and interests.',
  });
  return (
    <SignedOut
      title="Create your account"
      lead={<OtherScreen question="Already here?" label="Log In" path="/login" />}
      home="/profile"
    >
      <RegisterForm />
    </SignedOut>
  );
};
