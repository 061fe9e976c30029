import { useEffect, useState } from 'react';
import type { ButtonProps } from '@mui/material/Button';
import { limits } from '@wayfellow/contracts';
import { BusyButton } from '@wayfellow/ui';

interface Props extends Pick<ButtonProps, 'fullWidth' | 'onClick' | 'size' | 'type' | 'variant'> {
  /** When the last email was sent, by `Date.now()`; undefined if none was. */
  sentAt: number | undefined;
  busy: boolean;
  /** While none was sent. */
  children: string;
}

/** A button that has an email sent, and says how many seconds it takes until it can be sent again. */
export const SendAgainButton = ({ sentAt, children, ...rest }: Props) => {
  const seconds = useSecondsLeft(sentAt);
  return (
    <BusyButton {...rest} disabled={seconds > 0}>
      {seconds > 0 ? `Send again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : children}
    </BusyButton>
  );
};

const secondsLeft = (sentAt: number | undefined): number =>
  sentAt === undefined ? 0 : Math.max(0, Math.ceil(limits.sendAgainSeconds - (Date.now() - sentAt) / 1_000));

/** By the clock, since the timers of a page in the background are late. */
const useSecondsLeft = (sentAt: number | undefined): number => {
  const [seconds, setSeconds] = useState(() => secondsLeft(sentAt));
  useEffect(() => {
    const look = () => {
      const left = secondsLeft(sentAt);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(look, 1_000);
    look();
    return () => clearInterval(timer);
  }, [sentAt]);
  return seconds;
};
