import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, Ref } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/shapes';
import { FormField } from './form-field';
import type { FieldControl, FieldProps } from './form-field';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'maxLength'
  | 'minLength'
  | 'inputMode'
  | 'min'
  | 'max'
  | 'step'
  | 'pattern'
  | 'enterKeyHint'
  | 'list'
  | 'spellCheck'
>;

interface Extras extends FieldProps {
  /** The input element, for example to focus it. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** An icon at the start of the input. */
  icon?: IconName;
}

/** Props of a text field: those of the field, of the MUI input, and native input attributes. */
export type TextInputProps = Extras &
  Native &
  Omit<OutlinedInputProps, keyof Extras | keyof Native | 'label' | 'notched'>;

interface BoxProps extends Native, Omit<OutlinedInputProps, keyof Native | 'ref'> {
  control: FieldControl;
  icon?: IconName;
  input?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

const Box = ({
  control,
  icon,
  input,
  maxLength,
  minLength,
  inputMode,
  min,
  max,
  step,
  pattern,
  enterKeyHint,
  list,
  spellCheck,
  slotProps,
  ...rest
}: BoxProps) => (
  <OutlinedInput
    {...rest}
    id={control.id}
    error={control['aria-invalid']}
    inputRef={input}
    startAdornment={
      icon ? (
        <InputAdornment position="start">
          <Icon name={icon} />
        </InputAdornment>
      ) : (
        rest.startAdornment
      )
    }
    slotProps={{
      ...slotProps,
      input: {
        ...Object.fromEntries(
          Object.entries({
            maxLength,
            minLength,
            inputMode,
            min,
            max,
            step,
            pattern,
            enterKeyHint,
            list,
            spellCheck,
          }).filter(([, value]) => value !== undefined),
        ),
        ...slotProps?.input,
        'aria-invalid': control['aria-invalid'],
        'aria-describedby': control['aria-describedby'],
      },
    }}
  />
);

/** A single-line text field with its label and messages. `ref` is the input element. */
export const TextInput = ({
  label,
  labelHidden,
  optional,
  error,
  hint,
  counter,
  id,
  ref,
  ...rest
}: TextInputProps) => (
  <FormField {...{ label, labelHidden, optional, error, hint, counter, id }}>
    {(control) => <Box {...rest} control={control} input={ref} />}
  </FormField>
);

/** A multi-line text field, 4 rows high by default and resizable. */
export const TextArea = ({ rows = 4, ...rest }: TextInputProps) => (
  <TextInput {...rest} multiline rows={rows} />
);
