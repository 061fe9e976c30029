import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type ReportReasonName, limits, reportReason } from '@wayfellow/contracts';
import { Icon, Note, TextArea, TextLink } from '@wayfellow/ui';
import { CheckRow } from '../../../shared/forms/check-row';
import { counterOf } from '../../../shared/forms/counter';

interface Props {
  reason: ReportReasonName;
  onChangeReason: () => void;
  /** The messages to choose from. */
  messages: ReactNode;
  textProps: {
    name: string;
    value: string;
    error?: string;
    onChange: (event: { target: { value: string } }) => void;
  };
  /** Undefined if they are blocked already. */
  block?: {
    firstName: string;
    isChosen: boolean;
    onChoose: (isChosen: boolean) => void;
    /** What the block asks besides. */
    questions: ReactNode;
  };
}

/** The second step of a report: what moderators will see, what happened, and whether to block. */
export const DetailsStep = ({ reason, onChangeReason, messages, textProps, block }: Props) => (
  <>
    {reason === 'met' && (
      <Note kind="warning">
        In danger now?{' '}
        <TextLink href="/safety#numbers" target="_blank">
          Emergency numbers<span className="vh"> (new tab)</span>
        </TextLink>
      </Note>
    )}
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 56,
        pl: 4,
        pr: 4,
        borderRadius: '10px',
        fontWeight: 600,
        bgcolor: 'primary.tint',
      }}
    >
      <Icon name="flag" />
      <span>{reportReason(reason).label}</span>
      <TextLink component="button" type="button" standalone onClick={onChangeReason} sx={{ ml: 'auto' }}>
        Change<span className="vh"> the reason</span>
      </TextLink>
    </Box>
    {messages}
    <TextArea
      {...textProps}
      label="What happened?"
      optional={!reportReason(reason).needsText}
      hint="Write it the way you would tell a friend."
      counter={counterOf(textProps.value, limits.reportText.max)}
      rows={3}
    />
    {block && (
      <CheckRow
        label={`Block ${block.firstName} too`}
        text="Neither of you will see or reach the other. You can undo it in Safety & account."
        checked={block.isChosen}
        onChange={block.onChoose}
      />
    )}
    {block?.isChosen && block.questions}
  </>
);
