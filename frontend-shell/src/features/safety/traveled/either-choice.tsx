import type { ReactNode } from 'react';
import { Icon } from '@wayfellow/ui';
import { RadioButtons } from '../../../shared/forms/radio-buttons';

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

const shape = {
  '& .more': { fontWeight: 400, color: 'text.secondary' },
  '& .choices': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px' },
  '& label': {
    gap: '8px',
    minHeight: 52,
    padding: '6px 14px',
    borderRadius: '10px',
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
  },
};

/** A question with two answers, side by side. */
export const EitherChoice = ({ label, more, choices: [yes, no], value, error, onChange }: Props) => {
  const chosen = value === undefined ? undefined : value ? 'yes' : 'no';
  const answer = (one: 'yes' | 'no', text: string) => ({
    value: one,
    label: (
      <>
        {chosen === one && <Icon name="check" size={20} />}
        {text}
      </>
    ),
  });
  return (
    <RadioButtons
      label={
        <>
          {label} {more && <span className="more">{more}</span>}
        </>
      }
      choices={[answer('yes', yes), answer('no', no)]}
      value={chosen}
      error={error}
      sx={shape}
      onChange={(one) => onChange(one === 'yes')}
    />
  );
};
