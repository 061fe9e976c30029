import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { endpoints } from '@wayfellow/contracts';
import { invalidate, useApiQuery, useQueryClient } from '@wayfellow/web';
import { CheckInButtons } from '../meetings/check-in-buttons';

/** Answers a check-in where it was asked; empty once it was answered. */
export const CheckInAnswer = ({ planId }: { planId: number }) => {
  const client = useQueryClient();
  const { data } = useApiQuery(endpoints.meetings.list, {});
  // What was read before this line came may say that nobody has asked yet.
  const [wasRead] = useState(data !== undefined);
  useEffect(() => {
    if (wasRead) void invalidate(client, endpoints.meetings.list);
  }, [client, wasRead]);
  const plan = data?.find(({ id, state }) => id === planId && (state === 'asked' || state === 'alerted'));
  return (
    plan && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 2 }}>
        <CheckInButtons plan={plan} />
      </Box>
    )
  );
};
