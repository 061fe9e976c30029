import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type MeetingView, endpoints, notices } from '@wayfellow/contracts';
import { BusyButton, Icon, TextInput } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';
import { failureText } from '../forms/failure-text';
import { CheckInButtons, isRunning } from './check-in-buttons';
import { copyLink } from './copy-link';
import { dayThere, openedText, stateText, timeWithCity } from './plan-text';

const failed = (error: unknown) => toast(notices.planChangeFailed(failureText(error)));

/** One of the user's plans, with what can be done about it. */
export const PlanCard = ({ plan }: { plan: MeetingView }) => {
  const { id, other, place, startsAt, zone, state, link, opened } = plan;
  const remove = useApiMutation(endpoints.meetings.remove, {
    onSuccess: () => toast(notices.planDeleted),
    onError: failed,
  });
  const hasLink = isRunning(plan);
  return (
    <Card sx={{ p: 5, display: 'grid', gap: 3 }}>
      <div>
        <Typography variant="h6" component="h3">
          {other.name}, {place}
        </Typography>
        <Typography className="num" sx={{ color: 'text.secondary' }}>
          {dayThere(startsAt, zone)}, {timeWithCity(startsAt, zone)} · {openedText(opened)}
        </Typography>
        <Typography sx={{ mt: 1, fontWeight: state === 'asked' ? 600 : undefined }}>
          {stateText(plan)}
        </Typography>
      </div>
      {hasLink && (
        <TextInput
          label="The plan’s link"
          value={link}
          slotProps={{ input: { readOnly: true } }}
          onFocus={(event) => event.target.select()}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
        <CheckInButtons plan={plan} />
        {hasLink && (
          <Button variant="outlined" startIcon={<Icon name="link" />} onClick={() => void copyLink(link)}>
            Copy link
          </Button>
        )}
        {/* A contact who was told that there is no answer gets one first. */}
        {state !== 'alerted' && (
          <BusyButton
            variant="text"
            busy={remove.isPending}
            onClick={() => remove.mutate({ params: { id } })}
          >
            Delete<span className="vh"> the plan with {other.name}</span>
          </BusyButton>
        )}
      </Box>
    </Card>
  );
};
