import { TextInput, type TextInputProps } from '@wayfellow/ui';

/** The optional age. A text field, because a number field changes under the wheel and hides what is no number. */
export const AgeInput = (props: Omit<TextInputProps, 'label'>) => (
  <TextInput
    {...props}
    label="Age"
    optional
    inputMode="numeric"
    autoComplete="off"
    className="num"
    sx={{ width: 120 }}
  />
);
