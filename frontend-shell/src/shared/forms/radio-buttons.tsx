import { type SxProps, type Theme, styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Group = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& .label': { display: 'block', marginBottom: 8, fontSize: '.9375rem', fontWeight: 600 },
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    border: `1px solid ${theme.vars.palette.border.control}`,
    cursor: 'pointer',
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& label:hover': { borderColor: theme.vars.palette.text.primary },
  '& label:has(:checked)': {
    color: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.primary.tint,
  },
  '& label:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& .problem': { marginTop: 6, fontSize: '.9rem', color: theme.vars.palette.error.main },
}));

interface Props<Value extends string> {
  label: ReactNode;
  choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  value: Value | undefined;
  error?: string | undefined;
  /** The shape of the buttons ('& label') and how they are laid out ('& .choices'). */
  sx: SxProps<Theme>;
  onChange: (value: Value) => void;
}

/** Radio buttons drawn as buttons, of which one is chosen; the arrow keys walk them. */
export const RadioButtons = <Value extends string>({
  label,
  choices,
  value,
  error,
  sx,
  onChange,
}: Props<Value>) => {
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={id} aria-describedby={error && `${id}-problem`} sx={sx}>
      <span className="label" id={id}>
        {label}
      </span>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error && (
        <div className="problem" id={`${id}-problem`} role="alert">
          {error}
        </div>
      )}
    </Group>
  );
};
