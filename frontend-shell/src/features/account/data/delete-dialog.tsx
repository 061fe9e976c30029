import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import {
  type SessionUserView,
  MESSAGE_REMOVED,
  endpoints,
  inputs,
  notices,
  retentionDays,
} from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { BusyButton, FailureNote, Note, ResponsiveDialog } from '@wayfellow/ui';
import { toast, useApiQuery, useForm, useSession } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { factorsOf } from '../../../shared/second-step/factors-of';
import { OwnerFactor } from '../../../shared/second-step/owner-factor';
import { PasswordInput } from '../../../shared/sign-in/password-input';
import { dayText } from '../../../shared/settings/day-text';

const DAY_MS = 24 * 60 * 60 * 1_000;

const Choice = (props: { label: ReactNode; isChecked: boolean; onChange: (isChecked: boolean) => void }) => (
  <FormControlLabel
    label={props.label}
    // The box, not the space around it, is at the edge of the texts.
    sx={{ alignItems: 'flex-start', m: 0, ml: '-11px', '& .MuiFormControlLabel-label': { pt: 2.25 } }}
    control={
      <Checkbox checked={props.isChecked} onChange={(event) => props.onChange(event.target.checked)} />
    }
  />
);

/** Asks what becomes of messages and tips, and for the password, before the account is closed. */
export const DeleteDialog = ({ user, onClose }: { user: SessionUserView; onClose: () => void }) => {
  const [failure, setFailure] = useState<string>();
  const { data: account } = useApiQuery(endpoints.account.one, {});
  const { leave } = useSession();
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '', code: '', takeBackMessages: false, keepTips: true },
    rules: inputs.deletion,
    toInput: ({ password, code, takeBackMessages, keepTips }) => ({
      password,
      ...(account?.hasSecondStep && { code: code.trim() }),
      takeBackMessages,
      deleteTips: !keepTips,
    }),
    onSubmit: async (input) => {
      setFailure(undefined);
      try {
        const { erasedAt } = await leave(input);
        void navigate('/', { replace: true });
        toast(notices.accountLeft(dayText(erasedAt)));
      } catch (error) {
        setFailure(failureText(error) ?? 'Please try again. Nothing has changed.');
        throw error;
      }
    },
  });
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title="Delete your account?"
      onSubmit={(event) => void form.submit(event)}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={form.isSubmitting}>
            Keep my account
          </Button>
          <BusyButton type="submit" variant="contained" color="error" busy={form.isSubmitting}>
            Delete it
          </BusyButton>
        </>
      }
    >
      {failure && form.problemCount === 0 && <FailureNote text={failure} />}
      <Typography>
        You disappear for everybody now, and for good on{' '}
        <b className="num">{dayText(new Date(Date.now() + retentionDays.leaving * DAY_MS))}</b>. Until then,
        signing in offers the way back.
      </Typography>
      <Choice
        isChecked={form.values.takeBackMessages}
        onChange={(isChecked) => form.set('takeBackMessages', isChecked)}
        label={
          <>
            <b>Take back the messages I sent</b>
            <Typography component="small" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              Those you wrote to see “{MESSAGE_REMOVED}” instead.
            </Typography>
          </>
        }
      />
      <Choice
        isChecked={form.values.keepTips}
        onChange={(isChecked) => form.set('keepTips', isChecked)}
        label={<b>Keep my tips, without my name</b>}
      />
      {user.tier === 'premium' && (
        <Note kind="warning">
          Premium ends with the account. You are not charged again; the month begun is not paid back.
        </Note>
      )}
      <PasswordInput
        {...form.fieldProps('password')}
        // The server reports a wrong password as `currentPassword`.
        error={form.problems['password'] ?? form.problems['currentPassword']}
        label="Your password"
        autoComplete="current-password"
      />
      {account?.hasSecondStep && <OwnerFactor factors={factorsOf(account)} field={form.fieldProps('code')} />}
    </ResponsiveDialog>
  );
};
