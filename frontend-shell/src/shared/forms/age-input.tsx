import { TextInput, type TextInputProps } from '@wayfellow/ui';

/** The optional age. A text input, because number inputs change on scrolling and hide invalid text. */
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
