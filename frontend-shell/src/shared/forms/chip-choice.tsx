import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { radii } from '@wayfellow/ui';

const Group = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& .label': { display: 'block', marginBottom: 8, fontSize: '.9375rem', fontWeight: 600 },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .chips.even': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))' },
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 44,
    padding: '0 16px',
    border: `1px solid ${theme.vars.palette.border.control}`,
    borderRadius: radii.pill,
    fontSize: '.9375rem',
    fontWeight: 550,
    fontVariantNumeric: 'tabular-nums',
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
  label: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  error?: string;
  /** In columns, for labels of one length. */
  isEven?: boolean;
  onChange: (value: Value) => void;
}

/** Short choices side by side, of which one is made: radio buttons, which the arrow keys walk. */
export const ChipChoice = <Value extends string>({
  label,
  choices,
  value,
  error,
  isEven,
  onChange,
}: Props<Value>) => {
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={id} aria-describedby={error && `${id}-problem`}>
      <span className="label" id={id}>
        {label}
      </span>
      <div className={isEven ? 'chips even' : 'chips'}>
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
