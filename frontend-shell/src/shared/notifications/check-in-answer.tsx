import Box from '@mui/material/Box';
import { endpoints } from '@wayfellow/contracts';
import { useApiQuery } from '@wayfellow/web';
import { CheckInButtons } from '../meetings/check-in-buttons';

/** Answers a check-in where it was asked; empty once it was answered. */
export const CheckInAnswer = ({ planId }: { planId: number }) => {
  const { data } = useApiQuery(endpoints.meetings.list, {});
  const plan = data?.find(({ id, state }) => id === planId && (state === 'asked' || state === 'alerted'));
  return (
    plan && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 2 }}>
        <CheckInButtons plan={plan} />
      </Box>
    )
  );
};
