import { styled } from '@mui/material/styles';
import type { TextInputProps } from '@wayfellow/ui';
import { PasswordInput } from './password-input';
import { strengthOf } from './strength';

/** The meter stands between the input and its hint, which are parts of one field. */
const WithMeter = styled('div')({
  display: 'grid',
  gap: 6,
  '& > :first-of-type': { display: 'contents' },
  '& .below': { order: 1 },
});

const Meter = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 6,
  marginTop: 2,
  '& i': { height: 5, borderRadius: 3, backgroundColor: theme.vars.palette.divider },
  '& i.on': { backgroundColor: theme.vars.palette.success.main },
}));

const words = ['', 'Easy to guess.', 'Could be better.', 'Good.', 'Strong.'] as const;
const ADVICE = 'Three words are easier to keep than one with signs in it.';

/** The input for a new password, with a strength hint. Weak passwords are accepted: the rule only requires six characters. */
export const NewPasswordInput = (props: Omit<TextInputProps, 'value'> & { value: string }) => {
  const strength = strengthOf(props.value);
  return (
    <WithMeter>
      <PasswordInput {...props} autoComplete="new-password" hint={`${words[strength]} ${ADVICE}`.trim()} />
      <Meter aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= strength ? 'on' : undefined} />
        ))}
      </Meter>
    </WithMeter>
  );
};
