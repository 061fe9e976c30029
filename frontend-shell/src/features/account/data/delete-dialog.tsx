import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type SessionUserView,
  MESSAGE_REMOVED,
  endpoints,
  inputs,
  notices,
  retentionDays,
} from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { FailureNote, Note } from '@wayfellow/ui';
import { openPocket, toast, useApiQuery, useForm, useSession } from '@wayfellow/web';
import { CheckRow } from '../../../shared/forms/check-row';
import { failureText } from '../../../shared/forms/failure-text';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { factorsOf } from '../../../shared/second-step/factors-of';
import { OwnerFactor } from '../../../shared/second-step/owner-factor';
import { PasswordInput } from '../../../shared/sign-in/password-input';
import { longDayText } from '../../../shared/dates/day-text';

const DAY_MS = 24 * 60 * 60 * 1_000;

const takeBackText = (people: number | undefined): string => {
  if (people === undefined) return `Those you wrote to see “${MESSAGE_REMOVED}” instead.`;
  if (people === 0) return 'You have not written to anybody.';
  return `${people === 1 ? '1 person sees' : `${people} people see`} “${MESSAGE_REMOVED}” instead.`;
};

const keepTipsLabel = (tips: number | undefined): string => {
  if (!tips) return 'Keep my tips, without my name';
  return tips === 1 ? 'Keep my tip, without my name' : `Keep my ${tips} tips, without my name`;
};

/** Asks what becomes of messages and tips, and for the password, before the account is closed. */
export const DeleteDialog = ({ user, onClose }: { user: SessionUserView; onClose: () => void }) => {
  const [failure, setFailure] = useState<string>();
  const { data: account } = useApiQuery(endpoints.account.one, {});
  const { data: counts } = useApiQuery(endpoints.leaving.counts, {});
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
        toast(notices.accountLeft(longDayText(erasedAt)));
      } catch (error) {
        // Who is still here, as after a wrong password, has what they read kept again.
        openPocket();
        setFailure(failureText(error) ?? 'Please try again. Nothing has changed.');
        throw error;
      }
    },
  });
  return (
    <FormDialog
      title="Delete your account?"
      form={form}
      cancelLabel="Keep my account"
      isDanger
      submitLabel="Delete it"
      onClose={onClose}
    >
      {failure && form.problemCount === 0 && <FailureNote text={failure} />}
      <Typography>
        You disappear for everybody now, and for good on{' '}
        <b className="num">{longDayText(new Date(Date.now() + retentionDays.leaving * DAY_MS))}</b>. Until
        then, signing in offers the way back. Coming meetups that you host are cancelled, and you leave those
        you joined.
      </Typography>
      <CheckRow
        label="Take back the messages I sent"
        text={takeBackText(counts?.peopleWrittenTo)}
        checked={form.values.takeBackMessages}
        onChange={(isChecked) => form.set('takeBackMessages', isChecked)}
      />
      {counts?.tips !== 0 && (
        <CheckRow
          label={keepTipsLabel(counts?.tips)}
          checked={form.values.keepTips}
          onChange={(isChecked) => form.set('keepTips', isChecked)}
        />
      )}
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
    </FormDialog>
  );
};
