import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type TrustedContactView, endpoints, inputs, limits, notices } from '@wayfellow/contracts';
import { BusyButton, ConfirmDialog, FailureNote, Tag, TextInput } from '@wayfellow/ui';
import { toast, useApiMutation, useApiQuery, useForm } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { PlanCard } from '../../../shared/meetings/plan-card';
import { SettingRow, SettingRows, SettingSection } from '../../../shared/settings/setting-rows';

/** The people who may learn where the user meets somebody, and the user's plans. */
export const TrustedContacts = () => {
  const contacts = useApiQuery(endpoints.contacts.list, {});
  const plans = useApiQuery(endpoints.meetings.list, {});
  return (
    <>
      <SettingSection
        title="Trusted contacts"
        lead="People who may learn where you meet somebody. At most three."
      >
        {contacts.isError && (
          <FailureNote text={failureText(contacts.error)} onRetry={() => void contacts.refetch()} />
        )}
        {contacts.isPending && <Skeleton height={84} />}
        {contacts.data && contacts.data.length > 0 && (
          <SettingRows>
            {contacts.data.map((one) => (
              <Contact key={one.id} one={one} />
            ))}
          </SettingRows>
        )}
        {contacts.data?.length === 0 && <Typography>Nobody yet.</Typography>}
        {contacts.data && contacts.data.length < limits.trustedContacts && <AddContact />}
      </SettingSection>
      <SettingSection
        title="Your plans"
        lead="Of meetings with travelers. They are deleted a week after their link has ended."
      >
        {plans.isError && (
          <FailureNote text={failureText(plans.error)} onRetry={() => void plans.refetch()} />
        )}
        {plans.isPending && <Skeleton height={84} />}
        {plans.data?.length === 0 && (
          <Typography>None. You can plan a meeting from a conversation: Meet safely.</Typography>
        )}
        <Box component="ul" sx={{ display: 'grid', gap: 4 }}>
          {plans.data?.map((plan) => (
            <li key={plan.id}>
              <PlanCard plan={plan} />
            </li>
          ))}
        </Box>
      </SettingSection>
    </>
  );
};

const Contact = ({ one: { id, name, email, isConfirmed } }: { one: TrustedContactView }) => {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useApiMutation(endpoints.contacts.remove, {
    onSuccess: () => toast(notices.contactRemoved),
    onError: (error) => toast(notices.planChangeFailed(failureText(error))),
  });
  return (
    <SettingRow
      icon="profile"
      title={name}
      tag={
        isConfirmed ? <Tag tone="success">Confirmed</Tag> : <Tag tone="warning">{`Waiting for ${name}`}</Tag>
      }
      more={email}
      action={
        <>
          <Button variant="outlined" size="small" onClick={() => setIsAsking(true)}>
            Remove<span className="vh"> {name}</span>
          </Button>
          <ConfirmDialog
            open={isAsking}
            title={`Remove ${name}?`}
            text="They get no more emails. A plan that you shared stays readable by its link until you delete it."
            confirmLabel="Remove"
            busy={remove.isPending}
            onConfirm={() => remove.mutate({ params: { id } })}
            onClose={() => setIsAsking(false)}
          />
        </>
      }
    />
  );
};

const AddContact = () => {
  const [isOpen, setIsOpen] = useState(false);
  const add = useApiMutation(endpoints.contacts.add);
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initial: { name: '', email: '' },
    rules: inputs.contact,
    toInput: ({ name, email }) => ({ name: name.trim(), email: email.trim() }),
    onSubmit: async (body) => {
      setFailure(undefined);
      try {
        await add.mutateAsync({ body });
        toast(notices.contactNamed(body.email));
        form.reset();
        setIsOpen(false);
      } catch (error) {
        setFailure(failureText(error) ?? 'Please try again.');
        throw error;
      }
    },
  });
  if (!isOpen)
    return (
      <Button variant="outlined" sx={{ mt: 4 }} onClick={() => setIsOpen(true)}>
        Add a contact
      </Button>
    );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit}
      sx={{ display: 'grid', gap: 4, mt: 4, maxWidth: 420 }}
    >
      {failure && <FailureNote text={failure} />}
      <TextInput {...form.fieldProps('name')} label="Their name" autoComplete="off" />
      <TextInput {...form.fieldProps('email')} label="Their email" type="email" autoComplete="off" />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        We ask them once, by email, whether that is all right. They need no account.
      </Typography>
      <Box sx={{ display: 'flex', gap: 2.5 }}>
        <BusyButton type="submit" variant="contained" busy={form.isSubmitting}>
          Ask them
        </BusyButton>
        <Button onClick={() => setIsOpen(false)}>Cancel</Button>
      </Box>
    </Box>
  );
};
