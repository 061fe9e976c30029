import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type AppealOutcome, type CaseView, endpoints, inputs, limits, notices } from '@wayfellow/contracts';
import { BusyButton, TextArea } from '@wayfellow/ui';
import { toast, useApiMutation, useForm } from '@wayfellow/web';
import { ChoiceList } from '../../../shared/forms/choice-list';
import { counterOf } from '../../../shared/forms/counter';
import { useRefusal } from '../use-refusal';

const choices = [
  { value: 'stands', label: 'The decision stands' },
  { value: 'lifted', label: 'Lift the decision', text: 'What it restricted ends at once' },
] as const;

/** Decides an appeal against the decision of somebody else. */
export const AppealForm = ({ one: { id, version } }: { one: CaseView }) => {
  const decide = useApiMutation(endpoints.moderation.decideAppeal, {
    onSuccess: () => toast(notices.decided),
    onError: useRefusal(),
  });
  const form = useForm({
    initial: { outcome: '' as AppealOutcome | '', facts: '' },
    rules: inputs.outcome,
    toInput: ({ outcome, facts }) => ({ outcome: outcome as AppealOutcome, facts, version }),
    onSubmit: async (body) => {
      await decide.mutateAsync({ params: { id }, body });
    },
  });
  const { outcome, facts } = form.values;
  return (
    <Card component="section" aria-label="Your decision" sx={{ p: 5.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 4 }}>
        Your decision
      </Typography>
      <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4 }}>
        <ChoiceList
          label="What becomes of the decision"
          choices={choices}
          value={outcome || undefined}
          onChange={(value) => form.set('outcome', value)}
        />
        <TextArea
          {...form.fieldProps('facts')}
          label="Why, as the person will read it"
          hint="Never who reported."
          counter={counterOf(facts, limits.facts.max)}
          rows={5}
        />
        <BusyButton type="submit" variant="contained" busy={form.isSubmitting} disabled={!outcome}>
          Decide
        </BusyButton>
      </Stack>
    </Card>
  );
};
