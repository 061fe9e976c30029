import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints, notices } from '@wayfellow/contracts';
import { Icon, Switch } from '@wayfellow/ui';
import { toast, useApiMutation } from '@wayfellow/web';

interface Props {
  tripId: number;
  isWatched: boolean;
}

/** Whether the viewer is told of new people on a trip's days, and the change of it. */
const useWatch = ({ tripId, isWatched }: Props) => {
  // Shown at once; the boards that are read again then say the same.
  const [chosen, setChosen] = useState<boolean>();
  const save = useApiMutation(endpoints.crossings.watch, {
    onError: () => {
      setChosen(undefined);
      toast(notices.watchFailed);
    },
  });
  const isOn = chosen ?? isWatched;
  const change = (next: boolean) => {
    setChosen(next);
    save.mutate({ params: { id: tripId }, body: { isOn: next } });
  };
  return { isOn, change };
};

/** 'Tell me when somebody does', as a switch. */
export const WatchSwitch = (props: Props) => {
  const { isOn, change } = useWatch(props);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, fontSize: '.9375rem', fontWeight: 550 }}>
      <Switch label="Tell me when somebody does" checked={isOn} onChange={change} />
      <span aria-hidden="true">Tell me when somebody does</span>
    </Box>
  );
};

/** 'Tell me', as a button that stays pressed. */
export const WatchButton = (props: Props) => {
  const { isOn, change } = useWatch(props);
  return (
    <Button
      variant={isOn ? 'tint' : 'contained'}
      startIcon={isOn && <Icon name="check" />}
      aria-pressed={isOn}
      onClick={() => change(!isOn)}
    >
      Tell me
    </Button>
  );
};
