import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type DecisionView, endpoints, inputs, limits, notices } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { BusyButton, LinkButton, TextArea } from '@wayfellow/ui';
import { toast, useApiMutation, useForm } from '@wayfellow/web';
import { dayText } from '../../shared/dates/day-text';
import { counterOf } from '../../shared/forms/counter';
import { failureText } from '../../shared/forms/failure-text';

/** The appeal against a decision: the form, what was written, or what came of it. */
export const Appeal = ({ decision }: { decision: DecisionView }) => {
  if (decision.appeal) return <Written appeal={decision.appeal} />;
  return decision.canAppeal ? <AppealForm decision={decision} /> : null;
};

const Frame = ({ children }: { children: ReactNode }) => (
  <Card component="section" aria-labelledby="appeal" sx={{ mt: 5, p: { xs: 5, sm: 7 } }}>
    <Typography variant="h4" component="h2" id="appeal" sx={{ mb: 3.5 }}>
      Appeal
    </Typography>
    {children}
  </Card>
);

const outcomes = { stands: 'The decision stands.', lifted: 'We lifted the decision.' } as const;

const Written = ({ appeal }: { appeal: NonNullable<DecisionView['appeal']> }) => (
  <Frame>
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {appeal.outcome
        ? `${outcomes[appeal.outcome]} Decided on ${dayText(appeal.decidedAt ?? appeal.createdAt)} by somebody else.`
        : `We have your appeal of ${dayText(appeal.createdAt)}. Somebody else will decide, most within three days.`}
    </Typography>
    {appeal.facts && <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>{appeal.facts}</Typography>}
    <Typography sx={{ mt: 4, fontWeight: 600, fontSize: '.9375rem' }}>What you wrote</Typography>
    <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {appeal.text || 'Erased, as its time is over.'}
    </Typography>
  </Frame>
);

const AppealForm = ({ decision }: { decision: DecisionView }) => {
  const send = useApiMutation(endpoints.decisions.appeal);
  const form = useForm({
    initial: { text: '' },
    rules: inputs.appeal,
    toInput: ({ text }) => ({ text: text.trim() }),
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ params: { id: decision.id }, body });
        toast(notices.appealed);
      } catch (error) {
        toast(notices.appealFailed(failureText(error)));
        throw error;
      }
    },
  });
  return (
    <Frame>
      <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4 }}>
        <TextArea
          {...form.fieldProps('text')}
          label="What did we get wrong?"
          hint={`At least ${limits.statement.min} characters. You can appeal once.`}
          counter={counterOf(form.values.text, limits.statement.max)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
          <BusyButton type="submit" variant="contained" busy={form.isSubmitting} busyLabel="Sending...">
            Send appeal
          </BusyButton>
          <LinkButton component={Link} to="/account?part=data" variant="outlined">
            Copy of my data
          </LinkButton>
        </Box>
      </Stack>
    </Frame>
  );
};
