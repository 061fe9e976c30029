import type { ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';
import type { MeetupView } from '@wayfellow/contracts';
import { BusyButton } from '@wayfellow/ui';
import type { useJoin } from '../data/use-join';

interface Props
  extends Pick<ButtonProps, 'size' | 'fullWidth'>, Pick<ComponentProps<typeof BusyButton>, 'grows'> {
  meetup: Pick<MeetupView, 'title'>;
  stand: 'free' | 'full';
  joining: ReturnType<typeof useJoin>;
}

/** Joins a meetup, or its waiting list where no place is left. */
export const JoinButton = ({ meetup, stand, joining, ...rest }: Props) => (
  <BusyButton
    {...rest}
    {...(stand === 'free' ? { variant: 'contained', color: 'secondary' } : { variant: 'outlined' })}
    busy={joining.isJoining}
    busyLabel="Joining..."
    onClick={joining.join}
  >
    {stand === 'free' ? 'Join' : 'Join waiting list'}
    <span className="vh">: {meetup.title}</span>
  </BusyButton>
);
