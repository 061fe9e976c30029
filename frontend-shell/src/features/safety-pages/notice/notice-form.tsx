import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import {
  type NoticeInput,
  endpoints,
  inputs,
  limits,
  noticeProblems,
  notices,
  reportReason,
  reportReasonNames,
} from '@wayfellow/contracts';
import { BusyButton, SelectInput, TextArea, TextInput } from '@wayfellow/ui';
import { call, toast, useForm } from '@wayfellow/web';
import { CheckRow } from '../../../shared/forms/check-row';
import { counterOf } from '../../../shared/forms/counter';
import { failureText } from '../../../shared/forms/failure-text';

const toInput = ({ url, reason, text, name, email, isGoodFaith }: Values): NoticeInput => ({
  url: url.trim(),
  reason: (reason || undefined) as NoticeInput['reason'],
  text: text.trim(),
  name: name.trim() || undefined,
  email: email.trim() || undefined,
  isGoodFaith: isGoodFaith as true,
});

interface Values {
  url: string;
  reason: string;
  text: string;
  name: string;
  email: string;
  isGoodFaith: boolean;
}

interface Props {
  /** The address of what is reported, if the visitor came from there. */
  url: string;
  onSent: (code: string) => void;
}

/** The report of somebody without an account. */
export const NoticeForm = ({ url, onSent }: Props) => {
  const form = useForm<Values, NoticeInput>({
    initial: { url, reason: '', text: '', name: '', email: '', isGoodFaith: false },
    rules: inputs.notice,
    check: noticeProblems,
    toInput,
    onSubmit: async (body) => {
      try {
        const { code } = await call(endpoints.reports.notice, { body });
        onSent(code);
      } catch (error) {
        toast(notices.reportFailed(failureText(error)));
        throw error;
      }
    },
  });
  const { reason, text, isGoodFaith } = form.values;
  const isAnonymous = reason === 'minor';
  return (
    <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 5 }}>
      <TextInput
        {...form.fieldProps('url')}
        label="Address of the page"
        hint="Of the traveler, tip or trip that you report"
      />
      <SelectInput
        {...form.fieldProps('reason')}
        label="What is wrong?"
        placeholder="Choose a reason"
        options={reportReasonNames.map((value) => ({ value, label: reportReason(value).label }))}
      />
      <TextArea
        {...form.fieldProps('text')}
        label="What happened?"
        hint={`At least ${limits.statement.min} characters.`}
        counter={counterOf(text, limits.statement.max)}
        rows={5}
      />
      <TextInput
        {...form.fieldProps('name')}
        label="Your name"
        optional={isAnonymous}
        autoComplete="name"
        hint="Whom you report does not learn it."
      />
      <TextInput
        {...form.fieldProps('email')}
        label="Your email"
        type="email"
        optional={isAnonymous}
        autoComplete="email"
        hint="We write there what we decided."
      />
      <div>
        <CheckRow
          name="isGoodFaith"
          label="What I write is accurate and complete as far as I know"
          checked={isGoodFaith}
          onChange={(checked) => form.set('isGoodFaith', checked)}
        />
        {form.problems.isGoodFaith && (
          <FormHelperText error role="alert">
            {form.problems.isGoodFaith}
          </FormHelperText>
        )}
      </div>
      <div>
        <BusyButton type="submit" variant="contained" busy={form.isSubmitting} busyLabel="Sending...">
          Send report
        </BusyButton>
      </div>
    </Stack>
  );
};
