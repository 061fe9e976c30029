import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type SecondFactor, secondFactors } from '@wayfellow/contracts';
import { SignedOut } from '../../shared/sign-in/signed-out';
import { CodeForm } from './code-form';
import { PasskeyForm } from './passkey-form';

const titles: Readonly<Record<SecondFactor, string>> = {
  passkey: 'Use your passkey',
  totp: 'Enter the code from your phone',
  recovery: 'Enter a recovery code',
};

const labels: Readonly<Record<SecondFactor, string>> = {
  passkey: 'Use your passkey',
  totp: 'Use the code from your phone',
  recovery: 'Use a recovery code',
};

interface Props {
  /** The second factors that the account accepts. */
  factors: readonly SecondFactor[];
  /** Called when the sign-in has expired or had too many attempts, or the user wants another account. */
  onRestart: () => void;
}

/** The second step of a sign-in: a passkey where there is one, with the account's other factors as other ways. */
export const SecondStep = ({ factors, onRestart }: Props) => {
  const ways = secondFactors.filter((factor) => factors.includes(factor));
  const [way, setWay] = useState<SecondFactor>(ways[0] ?? 'totp');
  return (
    <SignedOut title={titles[way]} lead="Your password is right. This account has a second step." home="/">
      <Stack sx={{ gap: 4.5 }}>
        {way === 'passkey' ? (
          <PasskeyForm onRestart={onRestart} />
        ) : (
          <CodeForm key={way} kind={way} onRestart={onRestart} />
        )}
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} onClick={() => setWay(other)}>
              {labels[other]}
            </Button>
          ))}
        <Button onClick={onRestart}>Start again</Button>
      </Stack>
    </SignedOut>
  );
};
