import Typography from '@mui/material/Typography';
import { type SecondFactor, inputs, notices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { TextLink } from '@wayfellow/ui';
import { ApiError, toast, useForm, useSession } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { PasswordInput } from '../../shared/sign-in/password-input';
import { SignInForm } from '../../shared/sign-in/sign-in-form';
import { UsernameInput } from '../../shared/sign-in/username-input';

interface Props {
  /** Called when the password was correct and the account requires a second factor. */
  onSecondStep: (factors: readonly SecondFactor[]) => void;
}

/** The second factors that the server asks for, if any. */
const factorsIn = (error: unknown): readonly SecondFactor[] | undefined =>
  error instanceof ApiError ? error.problem?.factors : undefined;

/** The login form. Success shows a toast and sets the session's user, upon which the screen redirects. */
export const LoginForm = ({ onSecondStep }: Props) => {
  const { login } = useSession();
  const form = useForm({
    initial: { username: '', password: '' },
    rules: inputs.login,
    toInput: ({ username, password }) => ({ username: username.trim(), password }),
    onSubmit: async (input) => {
      try {
        toast(notices.loggedIn((await login(input)).name));
      } catch (error) {
        const factors = factorsIn(error);
        if (factors) return onSecondStep(factors);
        toast(notices.loginFailed(failureText(error)));
        throw error;
      }
    },
  });
  return (
    <SignInForm
      form={form}
      submit="Log In"
      footer={
        <Typography sx={{ textAlign: 'center' }}>
          <TextLink standalone component={Link} to="/forgot">
            Forgot your password?
          </TextLink>
        </Typography>
      }
    >
      <UsernameInput {...form.fieldProps('username')} />
      <PasswordInput {...form.fieldProps('password')} label="Password" autoComplete="current-password" />
    </SignInForm>
  );
};
