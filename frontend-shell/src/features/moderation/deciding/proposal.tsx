import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type CaseView, endpoints, notices, warnedDays } from '@wayfellow/contracts';
import { BusyButton } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';
import { CheckRow } from '../../../shared/forms/check-row';
import { useRefusal } from '../use-refusal';

/** The community rule that forbids asking for money. */
const MONEY_RULE = 4;

interface Props {
  proposal: CaseView['decisions'][number];
  version: number;
  /** Whether whom it is about has Premium. */
  isPremium: boolean;
}

/** A ban that waits for a lead who did not propose it. */
export const Proposal = ({ proposal: { id, rule, facts, by, endsPremium }, version, isPremium }: Props) => {
  const [warns, setWarns] = useState(false);
  const confirm = useApiMutation(endpoints.moderation.confirm, {
    onSuccess: () => toast(notices.decided),
    onError: useRefusal(),
  });
  return (
    <Card component="section" aria-label="A proposed ban" sx={{ p: 5.5, mb: 4.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {by ?? 'Somebody'} proposes a ban
      </Typography>
      <Typography sx={{ mb: 3 }}>
        Rule {rule}. {facts}
      </Typography>
      {isPremium && (
        <Typography sx={{ mb: 3 }}>
          {endsPremium === false ? 'Premium ends with the time that is paid' : 'Premium ends at once'},
          without another charge.
        </Typography>
      )}
      <Stack sx={{ gap: 3 }}>
        {rule === MONEY_RULE && (
          <CheckRow
            label="Warn the people they wrote to"
            text={`Everybody who exchanged messages with them in the last ${warnedDays} days gets an email.`}
            checked={warns}
            onChange={setWarns}
          />
        )}
        <BusyButton
          variant="contained"
          color="error"
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ params: { id }, body: { version, warnContacts: warns } })}
        >
          Confirm the ban
        </BusyButton>
      </Stack>
    </Card>
  );
};
