import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Icon } from '@wayfellow/ui';

const Group = styled('div')(({ theme }) => ({
  '& .label': { display: 'block', marginBottom: 8, fontSize: '.9375rem', fontWeight: 600 },
  '& .more': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& .two': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 },
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 52,
    padding: '6px 14px',
    border: `1px solid ${theme.vars.palette.border.control}`,
    borderRadius: 10,
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    cursor: 'pointer',
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
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

interface Props {
  label: string;
  /** In lighter text after the label. */
  more?: ReactNode;
  /** The labels of true and of false. */
  choices: readonly [yes: string, no: string];
  value: boolean | undefined;
  error?: string;
  onChange: (value: boolean) => void;
}

/** A question with two answers, side by side. */
export const EitherChoice = ({ label, more, choices, value, error, onChange }: Props) => {
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={id} aria-describedby={error && `${id}-problem`}>
      <span className="label" id={id}>
        {label} {more && <span className="more">{more}</span>}
      </span>
      <div className="two">
        {[true, false].map((option) => (
          <label key={String(option)}>
            <input type="radio" name={id} checked={value === option} onChange={() => onChange(option)} />
            {value === option && <Icon name="check" size={20} />}
            {choices[option ? 0 : 1]}
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
