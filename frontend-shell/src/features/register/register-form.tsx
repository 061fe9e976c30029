import Typography from '@mui/material/Typography';
import { type RegisterInput, inputs, notices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { TextInput, TextLink } from '@wayfellow/ui';
import { numberIn, toast, useForm, useSession } from '@wayfellow/web';
import { AgeInput } from '../../shared/forms/age-input';
import { BioInput } from '../../shared/forms/bio-input';
import { failureText } from '../../shared/forms/failure-text';
import { PasswordInput } from '../../shared/sign-in/password-input';
import { SignInForm } from '../../shared/sign-in/sign-in-form';
import { UsernameInput } from '../../shared/sign-in/username-input';

const empty = { username: '', email: '', password: '', name: '', age: '', bio: '' };

const toInput = ({ username, email, password, name, age, bio }: typeof empty): RegisterInput => ({
  username: username.trim(),
  email: email.trim(),
  password,
  name: name.trim(),
  age: numberIn(age),
  bio: bio || null,
});

/** The registration form. Success sets the session's user, upon which the screen redirects. */
export const RegisterForm = () => {
  const { register } = useSession();
  const form = useForm({
    initial: empty,
    rules: inputs.register,
    toInput,
    onSubmit: async (input) => {
      try {
        await register(input);
        toast(notices.registered);
      } catch (error) {
        toast(notices.registrationFailed(failureText(error)));
        throw error;
      }
    },
  });
  return (
    <SignInForm
      form={form}
      submit="Create account"
      footer={
        <Typography
          sx={{ fontSize: '.9375rem', textAlign: 'center', textWrap: 'balance', color: 'text.secondary' }}
        >
          By creating an account you say that you are 18 or older and accept the{' '}
          <TextLink component={Link} target="_blank" to="/safety/rules">
            community rules
          </TextLink>
          , the{' '}
          <TextLink component={Link} target="_blank" to="/safety/terms">
            terms
          </TextLink>{' '}
          and how we{' '}
          <TextLink component={Link} target="_blank" to="/safety/privacy">
            handle your data
          </TextLink>
          .
        </Typography>
      }
    >
      <UsernameInput {...form.fieldProps('username')} />
      <TextInput {...form.fieldProps('email')} label="Email" type="email" autoComplete="email" />
      <PasswordInput {...form.fieldProps('password')} label="Password" autoComplete="new-password" />
      <TextInput {...form.fieldProps('name')} label="Full name" autoComplete="name" />
      <AgeInput {...form.fieldProps('age')} />
      <BioInput {...form.fieldProps('bio')} />
    </SignInForm>
  );
};
