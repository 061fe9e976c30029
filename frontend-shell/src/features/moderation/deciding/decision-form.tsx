import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import {
  type CaseView,
  type DecisionAction,
  communityRules,
  decisionActions,
  decisionProblems,
  endpoints,
  hidableSubjects,
  inputs,
  limits,
  notices,
  reportReason,
  suspensionDays,
} from '@wayfellow/contracts';
import { BusyButton, SelectInput, TextArea, TextLink, firstNameOf } from '@wayfellow/ui';
import { toast, useApiMutation, useForm } from '@wayfellow/web';
import { CheckRow } from '../../../shared/forms/check-row';
import { ChoiceList } from '../../../shared/forms/choice-list';
import { counterOf } from '../../../shared/forms/counter';
import { failureText } from '../../../shared/forms/failure-text';
import { useRefusal } from '../use-refusal';
import { subjectText } from '../words';
import { EmailsPreview } from './emails-preview';

const words: Readonly<Record<DecisionAction, { label: string; text?: string }>> = {
  'no-breach': { label: 'No breach' },
  warn: { label: 'Warn' },
  hide: { label: 'Hide it', text: 'Nobody else sees it any more' },
  suspend: { label: 'Suspend', text: `For ${suspensionDays.min} to ${suspensionDays.max} days` },
  ban: { label: 'Ban', text: 'A lead has to confirm it' },
};

const ruleOptions = Object.entries(communityRules).map(([number, text]) => ({
  value: number,
  label: `Rule ${number}: ${text}`,
}));

interface Props {
  one: CaseView;
  /** The reports that are marked as given in bad faith. */
  badFaith: readonly number[];
}

/** Decides a case: what follows, by which rule, and the facts as the person will read them. */
export const DecisionForm = ({ one, badFaith }: Props) => {
  const { id, subject, version, reason, person, name } = one;
  const decide = useApiMutation(endpoints.moderation.decide, {
    onSuccess: () => toast(notices.decided),
    onError: useRefusal(),
  });
  const preview = useApiMutation(endpoints.moderation.previewEmails, {
    onError: (error) => toast(notices.previewFailed(failureText(error))),
  });
  /** Whether the emails of the decision are shown, instead of taking it. */
  const isPreview = useRef(false);
  const [isShown, setIsShown] = useState(false);
  const form = useForm({
    initial: {
      action: '' as DecisionAction | '',
      rule: String((reason && reportReason(reason).rule) ?? ''),
      facts: '',
      days: String(suspensionDays.max),
      endsPremium: true,
    },
    rules: inputs.decision,
    toInput: ({ action, rule, facts, days, endsPremium }) => ({
      action: action as DecisionAction,
      rule: rule && action !== 'no-breach' ? Number(rule) : null,
      facts: action === 'no-breach' ? '' : facts,
      days: action === 'suspend' ? Number(days) : null,
      badFaith: [...badFaith],
      endsPremium: action === 'ban' ? endsPremium : null,
      version,
    }),
    check: (input) => decisionProblems(input, subject),
    onSubmit: async (body) => {
      const args = { params: { id }, body };
      if (isPreview.current) {
        await preview.mutateAsync(args);
        setIsShown(true);
      } else await decide.mutateAsync(args);
    },
  });
  const { action, facts, endsPremium } = form.values;
  const choices = decisionActions
    .filter(
      (value) => (value === 'no-breach' || person) && (value !== 'hide' || hidableSubjects.includes(subject)),
    )
    .map((value) => ({
      value,
      ...words[value],
      ...(value === 'hide' && { label: `Hide the ${subjectText(subject).toLowerCase()}` }),
    }));
  return (
    <Card component="section" aria-label="Your decision" sx={{ p: 5.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 4 }}>
        Your decision
      </Typography>
      <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 4 }}>
        <div>
          <Typography aria-hidden="true" sx={{ mb: 2, fontSize: '.9375rem', fontWeight: 600 }}>
            What follows
          </Typography>
          <ChoiceList
            label="What follows"
            choices={choices}
            value={action || undefined}
            onChange={(value) => form.set('action', value)}
          />
        </div>
        {action !== 'no-breach' && (
          <>
            <SelectInput
              {...form.fieldProps('rule')}
              label="Rule that was broken"
              placeholder="Choose a rule"
              options={ruleOptions}
            />
            {action === 'suspend' && (
              <SelectInput {...form.fieldProps('days')} label="Days" options={dayOptions} />
            )}
            <TextArea
              {...form.fieldProps('facts')}
              label={`Facts, as ${name ? firstNameOf(name) : 'the person'} will read them`}
              hint="Never who reported."
              counter={counterOf(facts, limits.facts.max)}
              rows={5}
            />
          </>
        )}
        {action === 'ban' && person?.isPremium && (
          <CheckRow
            label="End Premium now"
            text="No further charge. Otherwise it ends with the time that is paid."
            checked={endsPremium}
            onChange={(isEnding) => form.set('endsPremium', isEnding)}
          />
        )}
        <BusyButton
          type="submit"
          variant="contained"
          busy={decide.isPending}
          disabled={!action || form.isSubmitting}
          onClick={() => (isPreview.current = false)}
        >
          {action === 'ban' ? 'Send to a lead' : 'Decide'}
        </BusyButton>
        {action && (
          <TextLink
            standalone
            component="button"
            type="submit"
            onClick={() => (isPreview.current = true)}
            sx={{ alignSelf: 'center' }}
          >
            Preview both emails
          </TextLink>
        )}
      </Stack>
      {preview.data && (
        <EmailsPreview one={one} emails={preview.data} isOpen={isShown} onClose={() => setIsShown(false)} />
      )}
    </Card>
  );
};

const dayOptions = [1, 3, 7, 14, suspensionDays.max].map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}));
