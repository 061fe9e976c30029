import { useState } from 'react';
import type { SecondFactor } from '@wayfellow/contracts';
import { Note, TextInput, type TextInputProps } from '@wayfellow/ui';
import { codeHint, confirmByPasskey } from './confirm-session';
import { UsePasskey } from './use-passkey';

interface Props {
  /** The second factors of the account. */
  factors: readonly SecondFactor[];
  field: Omit<TextInputProps, 'label'>;
}

/** Asks in a form for the second factor of the account's owner: a code in its field, or a passkey beside it. */
export const OwnerFactor = ({ factors, field }: Props) => {
  const [isConfirmed, setIsConfirmed] = useState(false);
  if (isConfirmed) return <Note>Your passkey was accepted.</Note>;
  return (
    <>
      {factors.includes('passkey') && (
        <UsePasskey
          label="Use your passkey"
          variant="outlined"
          onUse={() => confirmByPasskey().then(() => setIsConfirmed(true))}
        />
      )}
      <TextInput
        {...field}
        label={factors.includes('passkey') ? 'Or a code' : 'Code'}
        hint={codeHint(factors)}
        autoComplete="one-time-code"
        spellCheck={false}
        className="num"
      />
    </>
  );
};
