import { TextInput, type TextInputProps } from '@wayfellow/ui';

/** A username field, which no browser corrects or capitalizes. */
export const UsernameInput = (props: Omit<TextInputProps, 'label'>) => (
  <TextInput
    {...props}
    label="Username"
    autoComplete="username"
    spellCheck={false}
    slotProps={{ input: { autoCapitalize: 'none' } }}
  />
);
