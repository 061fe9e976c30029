import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import {
  FORMER_TRAVELER,
  type ReportInput,
  type ReportReasonName,
  type ReportSubject,
  endpoints,
  inputs,
  notices,
  reasonsFor,
  reportProblems,
  reportTexts,
} from '@wayfellow/contracts';
import { BusyButton, ResponsiveDialog, firstNameOf } from '@wayfellow/ui';
import { type ReportedSubject, closeSafety, toast, useApiMutation, useForm } from '@wayfellow/web';
import { ChoiceList } from '../../../shared/forms/choice-list';
import { failureText } from '../../../shared/forms/failure-text';
import { DetailsStep } from './details-step';
import { MessagesField } from './messages-field';
import { SharedMeetups, useSharedMeetups } from '../shared-meetups';
import { useTheirMessages } from './use-their-messages';

interface Draft {
  reason?: ReportReasonName;
  text: string;
  messageIds: readonly number[];
  alsoBlock: boolean;
}

/** What is reported, and its id. */
const subjectOf = (reported: ReportedSubject): [ReportSubject, number] => {
  const { person, photoId, tipId, meetupId, referenceId } = reported;
  if (tipId) return ['tip', tipId];
  if (meetupId) return ['meetup', meetupId];
  if (photoId) return ['photo', photoId];
  return referenceId ? ['reference', referenceId] : ['person', person.id];
};
const titles: Partial<Record<ReportSubject, string>> = {
  tip: 'Report this tip',
  photo: 'Report this photo',
  meetup: 'Report this meetup',
  reference: 'Report this text',
};

/** Laid out like the dialog's content. */
const panelStyle = { display: 'grid', gap: { xs: 3.5, sm: 4.5 }, outline: 0 } as const;

/** Reports a person, or a photo, tip, meetup or text of theirs, in two steps: why, and what happened. What is typed stays until it is sent or given up. */
export const ReportDialog = ({ isOpen, ...subject }: ReportedSubject & { isOpen: boolean }) => {
  const { person, messageIds = [], conversationId, messagesBeforeBlock } = subject;
  const [kind, subjectId] = subjectOf(subject);
  // Who left has no id where their name is not shown.
  const canBlock = !messagesBeforeBlock && person.id !== 0;
  const hintId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<1 | 2>(subject.reason ? 2 : 1);
  const [isMissing, setIsMissing] = useState(false);
  const theirs = useTheirMessages(
    { personId: person.id, conversationId },
    isOpen && kind === 'person' && !messagesBeforeBlock,
  );
  const shared = useSharedMeetups(person.id, isOpen && canBlock);
  const send = useApiMutation(endpoints.reports.create);
  const form = useForm<Draft, ReportInput>({
    initial: { reason: subject.reason, text: '', messageIds, alsoBlock: canBlock },
    rules: inputs.report,
    check: reportProblems,
    toInput: ({ reason, text, messageIds: chosen, alsoBlock }) => ({
      subject: kind,
      subjectId,
      reason: reason as ReportReasonName,
      text: text.trim() || undefined,
      messageIds: chosen.length ? [...chosen] : undefined,
      alsoBlock,
    }),
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ body });
        if (body.alsoBlock) shared.leaveOthers();
        closeSafety();
        toast(notices.reported);
      } catch (error) {
        toast(notices.reportFailed(failureText(error)));
        throw error;
      }
    },
  });
  const { reason, alsoBlock } = form.values;
  const name = person.name === FORMER_TRAVELER ? person.name : firstNameOf(person.name);
  const close = () => {
    if (!form.isSubmitting) closeSafety();
  };
  const isFirstRender = useRef(true);
  useEffect(() => {
    if (!isFirstRender.current) panel.current?.focus();
    isFirstRender.current = false;
  }, [step]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (step === 2) return void form.submit(event);
    if (reason) setStep(2);
    else {
      setIsMissing(true);
      panel.current?.querySelector('input')?.focus();
    }
  };
  return (
    <ResponsiveDialog
      open={isOpen}
      onClose={close}
      title={titles[kind] ?? `Report ${name}`}
      step={`${step} of 2`}
      onBack={step === 2 ? () => setStep(1) : undefined}
      describedBy={step === 1 ? hintId : undefined}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={form.isSubmitting}>
            Cancel
          </Button>
          {step === 1 ? (
            <Button key="next" type="submit" variant="contained">
              Next
            </Button>
          ) : (
            <BusyButton
              key="send"
              type="submit"
              variant="contained"
              busy={form.isSubmitting}
              busyLabel="Sending..."
              disabled={alsoBlock && shared.isPending}
              // The second click of a double-click on Next lands here.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              Send report
            </BusyButton>
          )}
        </>
      }
    >
      <Box ref={panel} tabIndex={-1} role="group" aria-label={`Step ${step} of 2`} sx={panelStyle}>
        {step === 1 || !reason ? (
          <>
            <Typography id={hintId} sx={{ color: 'text.secondary' }}>
              {name} will not learn who reported. People read every report, most within a day.
            </Typography>
            <div>
              {isMissing && !reason && (
                <FormHelperText error role="alert" sx={{ mb: 2 }}>
                  {reportTexts.reason}
                </FormHelperText>
              )}
              <ChoiceList
                label="What is wrong?"
                isInvalid={isMissing && !reason}
                choices={reasonsFor(kind).map(({ value, label, hint }) => ({
                  value: value as ReportReasonName,
                  label,
                  text: hint,
                }))}
                value={reason}
                onChange={(next) => form.set('reason', next)}
              />
            </div>
          </>
        ) : (
          <DetailsStep
            reason={reason}
            onChangeReason={() => setStep(1)}
            messages={
              kind === 'person' && (
                <MessagesField
                  theirs={messagesBeforeBlock ? { ...theirs, messages: [...messagesBeforeBlock] } : theirs}
                  chosen={form.values.messageIds}
                  onChoose={(ids) => form.set('messageIds', ids)}
                />
              )
            }
            textProps={form.fieldProps('text')}
            block={
              canBlock
                ? {
                    firstName: name,
                    isChosen: alsoBlock,
                    onChoose: (isChosen) => form.set('alsoBlock', isChosen),
                    questions: <SharedMeetups {...shared} />,
                  }
                : undefined
            }
          />
        )}
      </Box>
    </ResponsiveDialog>
  );
};
