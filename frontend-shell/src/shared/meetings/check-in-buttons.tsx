import { type MeetingView, endpoints, notices } from '@wayfellow/contracts';
import { BusyButton } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';
import { failureText } from '../forms/failure-text';

const failed = (error: unknown) => toast(notices.planChangeFailed(failureText(error)));

/** Whether a plan's check-in can still be answered. */
export const isRunning = ({ state }: MeetingView): boolean =>
  state === 'open' || state === 'asked' || state === 'alerted';

/** The answers to a plan's check-in: that one is fine, or to be asked again in an hour. */
export const CheckInButtons = ({ plan }: { plan: MeetingView }) => {
  const fine = useApiMutation(endpoints.meetings.fine, {
    onSuccess: () => toast(notices.saidFine),
    onError: failed,
  });
  const putOff = useApiMutation(endpoints.meetings.putOff, {
    onSuccess: () => toast(notices.putOff),
    onError: failed,
  });
  const params = { params: { id: plan.id } };
  return (
    <>
      {isRunning(plan) && (
        <BusyButton variant="contained" busy={fine.isPending} onClick={() => fine.mutate(params)}>
          I’m fine
        </BusyButton>
      )}
      {plan.canPutOff && (
        <BusyButton variant="outlined" busy={putOff.isPending} onClick={() => putOff.mutate(params)}>
          In an hour
        </BusyButton>
      )}
    </>
  );
};
