import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { limits, missingText } from '@wayfellow/contracts';
import { BusyButton, FailureNote, Icon, TextLink } from '@wayfellow/ui';
import type { Said as Message } from '@wayfellow/web';
import type { useTheirMessages } from './use-their-messages';

const Said = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '22px 1fr',
  gap: 14,
  alignItems: 'center',
  padding: '10px 16px',
  cursor: 'pointer',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& p': {
    width: 'fit-content',
    padding: '9px 13px',
    borderRadius: '14px 14px 14px 5px',
    fontSize: '.9375rem',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    backgroundColor: theme.vars.palette.background.sand,
  },
}));

const Below = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  gap: '4px 10px',
  alignItems: 'start',
  marginTop: 6,
  fontSize: '.9rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  '& svg': { marginTop: 2 },
}));

interface Props {
  theirs: ReturnType<typeof useTheirMessages>;
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
}

/** The messages that moderators will see; the others are listed to choose from. */
export const MessagesField = ({ theirs, chosen, onChoose }: Props) => {
  const id = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  const { messages, isFailed } = theirs;
  if (isFailed)
    return <FailureNote text="Your messages with them could not be loaded." onRetry={theirs.retry} />;
  if (!messages?.length) return null;
  const shown = isChoosing ? messages : messages.filter((message) => chosen.includes(message.id));
  const isFull = chosen.length >= limits.reportedMessages;
  const toggle = (message: Message, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, message.id] : chosen.filter((one) => one !== message.id));
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ mb: 1.5, fontWeight: 600, fontSize: '.9375rem' }}>
        Messages we will see
      </Typography>
      {shown.length > 0 && (
        <Card sx={{ maxHeight: isChoosing ? 264 : undefined, overflowY: 'auto' }}>
          {isChoosing && theirs.hasOlder && (
            <BusyButton size="small" fullWidth busy={theirs.isLoadingOlder} onClick={theirs.loadOlder}>
              Earlier messages
            </BusyButton>
          )}
          {shown.map((message) => {
            const isChosen = chosen.includes(message.id);
            return (
              <Said key={message.id}>
                <Checkbox
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={(_, next) => toggle(message, next)}
                  sx={{ m: '-11px' }}
                />
                <p dir="auto">{missingText(message) ?? message.content}</p>
              </Said>
            );
          })}
        </Card>
      )}
      <Below>
        <Icon name="eye" size={20} />
        <span>
          {chosen.length
            ? 'These, and five before and after each. Nothing else of your conversation.'
            : 'Nothing of your conversation, unless you choose some.'}
          {isFull && ` You can choose ${limits.reportedMessages}.`}
        </span>
        {!isChoosing && (
          <TextLink standalone component="button" type="button" onClick={() => setIsChoosing(true)}>
            {chosen.length ? 'Choose others' : 'Choose messages'}
          </TextLink>
        )}
      </Below>
    </div>
  );
};
