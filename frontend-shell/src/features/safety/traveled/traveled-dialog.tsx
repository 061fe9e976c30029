import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  type OwnReferenceView,
  type ReferenceInput,
  endpoints,
  inputs,
  limits,
  notices,
} from '@wayfellow/contracts';
import { FailureNote, ResponsiveDialog, TextArea, firstNameOf } from '@wayfellow/ui';
import {
  type PersonNamed,
  closeSafety,
  openReportDialog,
  toast,
  useApiMutation,
  useApiQuery,
  useForm,
} from '@wayfellow/web';
import { counterOf } from '../../../shared/forms/counter';
import { failureText } from '../../../shared/forms/failure-text';
import { FormDialog } from '../../../shared/forms/form-dialog';
import { EitherChoice } from './either-choice';
import { OwnReference } from './own-reference';

interface Props {
  person: PersonNamed;
  isOpen: boolean;
}

/** Writes about the days with somebody, or shows what one has written. */
export const TraveledDialog = ({ person, isOpen }: Props) => {
  const { data, error, refetch } = useApiQuery(
    endpoints.users.profile,
    { params: { id: person.id } },
    { enabled: isOpen },
  );
  const name = firstNameOf(person.name);
  const title = data?.shared ? `You and ${name} in ${data.shared.destination}` : `You and ${name}`;
  if (data?.ownReference)
    return <OwnReference own={data.ownReference} title={title} name={name} isOpen={isOpen} />;
  if (data) return <Writing person={person} title={title} name={name} isOpen={isOpen} />;
  return (
    <ResponsiveDialog open={isOpen} onClose={closeSafety} title={title}>
      {error ? (
        <FailureNote text={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={220} />
      )}
    </ResponsiveDialog>
  );
};

interface Draft {
  met?: boolean;
  text: string;
  feltSafe?: boolean;
}

const noticeOf = ({ state }: OwnReferenceView, name: string) => {
  if (state === 'waiting') return notices.referenceSent(name);
  return state === 'shown' ? notices.referencesShown(name) : notices.referenceNotShown;
};

/** What is typed stays until it is sent or given up. */
const Writing = ({ person, title, name, isOpen }: Props & { title: string; name: string }) => {
  const send = useApiMutation(endpoints.references.create);
  const form = useForm<Draft, ReferenceInput>({
    initial: { text: '' },
    rules: inputs.reference,
    toInput: ({ met, text, feltSafe }) => ({
      userId: person.id,
      met: met as boolean,
      text: (met && text.trim()) || undefined,
      feltSafe: feltSafe as boolean,
    }),
    onSubmit: async (body) => {
      try {
        const own = await send.mutateAsync({ body });
        closeSafety();
        toast(noticeOf(own, name));
        if (!body.feltSafe) openReportDialog({ person, reason: 'met' });
      } catch (error) {
        toast(notices.referenceFailed(failureText(error)));
        throw error;
      }
    },
  });
  const { met, text, feltSafe } = form.values;
  return (
    <FormDialog
      title={title}
      form={form}
      open={isOpen}
      cancelLabel="Not now"
      busyLabel="Sending..."
      submitLabel="Send"
      onClose={closeSafety}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Neither of you can read before both have written, or before two weeks are over. So write what you
        think.
      </Typography>
      <EitherChoice
        label="Did you meet?"
        choices={['We traveled together', 'We did not meet']}
        value={met}
        error={form.fieldProps('met').error}
        onChange={(value) => form.set('met', value)}
      />
      {met !== false && (
        <TextArea
          {...form.fieldProps('text')}
          label="For others to read"
          optional
          rows={3}
          hint={`Shown on ${name}’s page with your name.`}
          counter={counterOf(text, limits.referenceText.max)}
        />
      )}
      <EitherChoice
        label="Did you feel safe?"
        more="Only our safety team sees this"
        choices={['Yes', 'No']}
        value={feltSafe}
        error={form.fieldProps('feltSafe').error}
        onChange={(value) => form.set('feltSafe', value)}
      />
    </FormDialog>
  );
};
