import Stack from '@mui/material/Stack';
import { type SecondFactor, inputs, notices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { BusyButton, TextInput, TextLink } from '@wayfellow/ui';
import { ApiError, toast, useForm, useSession } from '@wayfellow/web';
import { ProblemNote } from '../../shared/forms/problem-note';
import { failureText } from '../../shared/forms/failure-text';
import { PasswordInput } from '../../shared/sign-in/password-input';

interface Props {
  /** The password was right, and the account takes a code beside it. */
  onSecondStep: (factors: readonly SecondFactor[]) => void;
}

/** What a login still takes, where the server says that it does. */
const factorsIn = (error: unknown): readonly SecondFactor[] | undefined =>
  error instanceof ApiError ? error.problem?.factors : undefined;

/** Username and password. A success greets and sets the session's user, which leads the screen on. */
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
    <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4.5 }}>
      <ProblemNote count={form.problemCount} />
      <TextInput
        {...form.fieldProps('username')}
        label="Username"
        autoComplete="username"
        spellCheck={false}
        slotProps={{ input: { autoCapitalize: 'none' } }}
      />
      <PasswordInput {...form.fieldProps('password')} label="Password" autoComplete="current-password" />
      <BusyButton type="submit" variant="contained" fullWidth busy={form.isSubmitting}>
        Log In
      </BusyButton>
      <TextLink component={Link} to="/forgot">
        Forgot your password?
      </TextLink>
    </Stack>
  );
};
