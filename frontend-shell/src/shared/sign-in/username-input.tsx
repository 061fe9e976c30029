import { TextInput, type TextInputProps } from '@wayfellow/ui';

/** A username input without autocorrection and capitalization. */
export const UsernameInput = (props: Omit<TextInputProps, 'label'>) => (
  <TextInput
    {...props}
    label="Username"
    autoComplete="username"
    spellCheck={false}
    slotProps={{ input: { autoCapitalize: 'none' } }}
  />
);
