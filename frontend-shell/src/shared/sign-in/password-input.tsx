import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Icon, TextInput, type TextInputProps } from '@wayfellow/ui';

/** A password input with a button to show the password. */
export const PasswordInput = (props: TextInputProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      endAdornment={
        <IconButton onClick={() => setIsShown(!isShown)} aria-pressed={isShown}>
          <Icon name={isShown ? 'eye-off' : 'eye'} />
          <span className="vh">Show password</span>
        </IconButton>
      }
    />
  );
};
