import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy, useRef, useState } from 'react';
import { type NotificationSettingsView, endpoints, notices, zoneHere } from '@wayfellow/contracts';
import { FailureNote } from '@wayfellow/ui';
import { toast, useApiMutation, useApiQuery } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { SettingSection } from '../../../shared/settings/setting-rows';
import { NotificationRows } from './notification-rows';
import { QuietHours } from './quiet-hours';

/** Loaded where it is shown, with what subscribes this browser. */
const Devices = lazy(async () => ({ default: (await import('./devices')).Devices }));

const { settings, saveSettings } = endpoints.notifications;

/** What the user is notified of, where, and when not; saved when changed, with the browser's time zone. */
export const NotificationsPart = () => {
  const stored = useApiQuery(settings, {});
  const [chosen, setChosen] = useState<NotificationSettingsView>();
  /** Settings replace each other as a whole, so one request is made after the other. */
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  const save = useApiMutation(saveSettings, {
    onSuccess: () => toast(notices.notificationsChanged),
    onError: () => {
      setChosen(undefined);
      toast(notices.findableFailed);
    },
  });
  const zone = zoneHere();
  const shown = chosen ?? stored.data;
  const change = (changes: Partial<NotificationSettingsView>) => {
    if (!shown) return;
    const body = { ...shown, ...changes, zone };
    setChosen(body);
    latest.current = latest.current.then(() => save.mutateAsync({ body })).catch(() => undefined);
  };
  return (
    <>
      <SettingSection title="Notifications" lead="Emails and devices never show what was written to you.">
        {stored.isError && (
          <FailureNote text={failureText(stored.error)} onRetry={() => void stored.refetch()} />
        )}
        {stored.isPending && <Skeleton height={420} />}
        {shown && <NotificationRows settings={shown} onChange={change} />}
      </SettingSection>
      {shown && (
        <SettingSection title="Devices" lead="A device can tell you while Wayfellow is closed.">
          <Suspense fallback={<Skeleton height={140} />}>
            <Devices isNamed={shown.isNamed} onNamed={(isNamed) => change({ isNamed })} />
          </Suspense>
        </SettingSection>
      )}
      {shown && (
        <SettingSection
          title="Quiet hours"
          lead="Emails and devices wait until they are over. Check-ins still come through."
        >
          <QuietHours hours={shown} zone={zone} onChange={change} />
        </SettingSection>
      )}
    </>
  );
};
