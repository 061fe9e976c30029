import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { endpoints } from '@wayfellow/contracts';
import { FailureNote, ResponsiveDialog, firstNameOf } from '@wayfellow/ui';
import { type PersonNamed, closeSafety, useApiQuery } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { PlanCard } from '../../../shared/meetings/plan-card';
import { Advice } from './advice';
import { MeetingForm } from './meeting-form';

/** Plans a meeting with a person, or shows the plan that there is. */
export const MeetingDialog = ({ person, isOpen }: { person: PersonNamed; isOpen: boolean }) => {
  const plans = useApiQuery(endpoints.meetings.list, {}, { enabled: isOpen });
  const contacts = useApiQuery(endpoints.contacts.list, {}, { enabled: isOpen });
  const account = useApiQuery(endpoints.account.one, {}, { enabled: isOpen });
  const profile = useApiQuery(endpoints.users.profile, { params: { id: person.id } }, { enabled: isOpen });
  const existing = plans.data?.find(
    ({ other, state }) => other.id === person.id && state !== 'over' && state !== 'fine',
  );
  const place = profile.data?.shared?.destination ?? profile.data?.trips[0]?.destination ?? '';
  const name = firstNameOf(person.name);
  if (existing)
    return (
      <ResponsiveDialog
        open={isOpen}
        onClose={closeSafety}
        title="Meet safely"
        actions={
          <Button variant="outlined" onClick={closeSafety}>
            Done
          </Button>
        }
      >
        <Typography sx={{ color: 'text.secondary' }}>{name} does not see this.</Typography>
        <PlanCard plan={existing} />
      </ResponsiveDialog>
    );
  if (!plans.data || !contacts.data || profile.isPending || account.isPending)
    return (
      <ResponsiveDialog open={isOpen} onClose={closeSafety} title="Meet safely" isWide>
        {plans.isError || contacts.isError ? (
          <>
            <FailureNote
              text={failureText(plans.error ?? contacts.error)}
              onRetry={() => void Promise.all([plans.refetch(), contacts.refetch()])}
            />
            <Advice place={place} country="" />
          </>
        ) : (
          <Skeleton height={320} />
        )}
      </ResponsiveDialog>
    );
  return (
    <MeetingForm
      person={person}
      isOpen={isOpen}
      contacts={contacts.data}
      place={place}
      isUnconfirmed={account.data?.isConfirmed === false}
    />
  );
};
