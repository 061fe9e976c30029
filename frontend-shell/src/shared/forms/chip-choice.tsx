import { radii } from '@wayfellow/ui';
import type { ComponentProps } from 'react';
import { RadioButtons } from './radio-buttons';

type Props<Value extends string> = Omit<ComponentProps<typeof RadioButtons<Value>>, 'sx'> & {
  /** In columns, for labels of one length. */
  isEven?: boolean;
};

const chip = {
  minHeight: 44,
  padding: '0 16px',
  borderRadius: radii.pill,
  fontSize: '.9375rem',
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
};
const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))', gap: '8px' };
const row = { display: 'flex', flexWrap: 'wrap', gap: '8px' };

/** Short choices side by side, of which one is made. */
export const ChipChoice = <Value extends string>({ isEven, ...rest }: Props<Value>) => (
  <RadioButtons {...rest} sx={{ '& label': chip, '& .choices': isEven ? columns : row }} />
);
