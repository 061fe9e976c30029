import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type SessionView, endpoints, notices } from '@wayfellow/contracts';
import { BusyButton, ConfirmDialog, FailureNote, Tag } from '@wayfellow/ui';
import { toast, useApiMutation, useApiQuery } from '@wayfellow/web';
import { failureText } from '../../shared/forms/failure-text';
import { SettingRow, SettingRows, SettingSection } from '../../shared/settings/setting-rows';
import { deviceIcon } from './device-icon';
import { dayText, usedText } from './moments';

const { sessions, endSession, endOtherSessions } = endpoints.account;

export const useSignIns = () => useApiQuery(sessions, {});

/** The user's active sessions, with a button to end each. */
export const SignIns = ({ list }: { list: ReturnType<typeof useSignIns> }) => (
  <SettingSection
    title="Where you are signed in"
    lead="Sign out whatever you do not know, then change your password."
  >
    {list.isError && <FailureNote text={failureText(list.error)} onRetry={() => void list.refetch()} />}
    {list.data && (
      <SettingRows>
        {list.data.map((one) => (
          <Device key={one.id} one={one} />
        ))}
      </SettingRows>
    )}
    {list.data && list.data.length > 1 && <EndOthers />}
  </SettingSection>
);

const Device = ({ one: { id, device, since, seenAt, isCurrent } }: { one: SessionView }) => {
  const end = useApiMutation(endSession, {
    onSuccess: () => toast(notices.sessionSignedOut(device)),
    onError: (error) => toast(notices.signOutFailed(failureText(error))),
  });
  const began = `igned in ${dayText(since)}`;
  return (
    <SettingRow
      icon={deviceIcon(device)}
      title={device}
      tag={isCurrent && <Tag tone="primary">This device</Tag>}
      more={<span className="num">{isCurrent ? `S${began}` : `${usedText(seenAt)}, s${began}`}</span>}
      action={
        !isCurrent && (
          <BusyButton
            variant="outlined"
            size="small"
            busy={end.isPending}
            onClick={() => end.mutate({ params: { id } })}
            aria-label={`Sign out ${device}`}
          >
            Sign out
          </BusyButton>
        )
      }
    />
  );
};

const EndOthers = () => {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const end = useApiMutation(endOtherSessions, {
    onSuccess: () => {
      close();
      toast(notices.sessionSignedOut('Everywhere else'));
    },
    onError: (error) => toast(notices.signOutFailed(failureText(error))),
  });
  return (
    <Box sx={{ mt: 3.5 }}>
      <Button variant="outlined" color="error" size="small" onClick={() => setIsAsking(true)}>
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Sign out everywhere else?"
        text="Only this device stays signed in."
        confirmLabel="Sign out"
        busy={end.isPending}
        onConfirm={() => end.mutate({})}
        onClose={close}
      />
    </Box>
  );
};
