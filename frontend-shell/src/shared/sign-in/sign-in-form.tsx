import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { BusyButton } from '@wayfellow/ui';
import type { useForm } from '@wayfellow/web';
import { ProblemNote } from '../forms/problem-note';

interface Props {
  form: Pick<ReturnType<typeof useForm<object, object>>, 'submit' | 'problemCount' | 'isSubmitting'>;
  /** The button's label. */
  submit: string;
  /** Shown below the button. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The form of a sign-in screen: the number of problems, the fields, and the button. */
export const SignInForm = ({ form, submit, footer, children }: Props) => (
  <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4.5 }}>
    <ProblemNote count={form.problemCount} />
    {children}
    <BusyButton type="submit" variant="contained" fullWidth busy={form.isSubmitting}>
      {submit}
    </BusyButton>
    {footer}
  </Stack>
);
