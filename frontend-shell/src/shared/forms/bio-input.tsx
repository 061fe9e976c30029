import { limits } from '@wayfellow/contracts';
import { TextArea, type TextInputProps } from '@wayfellow/ui';
import { counterOf } from './counter';

/** The optional bio, with a character counter. */
export const BioInput = ({ value, ...rest }: Omit<TextInputProps, 'label' | 'value'> & { value: string }) => (
  <TextArea
    {...rest}
    value={value}
    label="Bio"
    optional
    rows={3}
    hint="Other travelers read this first."
    counter={counterOf(value, limits.bio.max)}
  />
);
