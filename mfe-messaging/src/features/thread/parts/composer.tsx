import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { limits, problemOf, rules, withoutUnstorable } from '@wayfellow/contracts';
import { Icon } from '@wayfellow/ui';
import { sharedDetail } from '../hints';

/** Of each key that an input method handles. */
const IME_KEY_CODE = 229;
const MAX = limits.messageContent.max;
/** How many characters before the limit the counter appears. */
const NEAR = 200;
/** At how many that are left the counter is announced: at each key it would talk over what is written. */
const announcedAt = [20, 50, 100, NEAR];

const Form = styled('form')(({ theme }) => ({
  padding: '12px 32px 20px',
  [theme.breakpoints.down('sm')]: { padding: '8px 12px calc(12px + env(safe-area-inset-bottom))' },
}));

const Line = styled('div')({ display: 'flex', gap: 10, alignItems: 'flex-end' });

const Field = styled(OutlinedInput)({
  minHeight: 50,
  '&&': { borderRadius: 25 },
  '&& .MuiInputBase-input': { padding: '12px 20px' },
});

const Send = styled(IconButton)(({ theme }) => ({
  flex: 'none',
  '&&': { width: 50, height: 50, borderRadius: '50%' },
  '&, &:hover': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  '&.Mui-disabled': {
    backgroundColor: theme.vars.palette.primary.tint,
    color: theme.vars.palette.primary.main,
  },
}));

const Counter = styled('p', { shouldForwardProp: (prop) => prop !== 'isOver' })<{ isOver: boolean }>(
  ({ theme, isOver }) => ({
    padding: '0 20px 6px',
    textAlign: 'right',
    fontSize: '.8125rem',
    fontVariantNumeric: 'tabular-nums',
    color: isOver ? theme.vars.palette.error.main : theme.vars.palette.text.secondary,
  }),
);

const Shared = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 20px 6px',
  fontSize: '.8125rem',
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  /** The stored draft. */
  draft: string;
  /** Called on each change of the text. */
  onChange: (text: string) => void;
  /** Called with the text, trimmed and without characters that cannot be stored. */
  onSend: (content: string) => void;
  /** Whether to focus on mount. On phones, the keyboard would hide the messages. */
  isFocused: boolean;
  /** Whether the two hardly know each other: the writer is told when the text has a phone number or the like. */
  isBeginning: boolean;
}

/** The message input. Enter sends, Shift+Enter starts a new line; invalid text cannot be sent. */
export const Composer = ({ draft, onChange, onSend, isFocused, isBeginning }: Props) => {
  const [text, setText] = useState(draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const content = withoutUnstorable(text).trim();
  const length = [...content].length;
  const problem = problemOf(rules.messageContent, content);
  const isOver = length > MAX;
  const isNear = length >= MAX - NEAR;
  const left = announcedAt.find((most) => MAX - length <= most);
  const shared = isBeginning ? sharedDetail(text) : undefined;

  const change = (next: string) => {
    setText(next);
    onChange(next);
  };

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (problem) return;
    onSend(content);
    setText('');
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter confirms a word. Safari has ended it by then, and tells by the key's code alone.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === IME_KEY_CODE;
    if (event.key === 'Enter' && !event.shiftKey && !isComposing) send(event);
  };

  return (
    <Form onSubmit={send}>
      {isNear && (
        <Counter isOver={isOver} id={`${id}-count`}>
          {isOver && `${problem}. `}
          {length} / {MAX}
        </Counter>
      )}
      <p className="vh" role="status">
        {isOver ? 'Too long to be sent' : left && `At most ${left} characters left`}
      </p>
      <div role="status">
        {shared && (
          <Shared>
            <Icon name="info" size={16} /> You are sharing {shared}.
          </Shared>
        )}
      </div>
      <Line>
        <label className="vh" htmlFor={id}>
          Message
        </label>
        <Field
          id={id}
          multiline
          autoFocus={isFocused}
          maxRows={6}
          inputRef={field}
          value={text}
          error={isOver}
          placeholder="Write a message"
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              'aria-describedby': isNear ? `${id}-count` : undefined,
              dir: 'auto',
              enterKeyHint: 'send',
            },
          }}
        />
        <Send
          type="submit"
          aria-label="Send"
          disabled={problem !== undefined}
          // Keeps the focus in the text field, so that the phone's keyboard stays open.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon name="send" />
        </Send>
      </Line>
    </Form>
  );
};
