import { useState } from 'react';
import { endpoints, notices } from '@wayfellow/contracts';
import { toast, useApiMutation, useApiQuery } from '@wayfellow/web';
import { failureText } from '../../../shared/forms/failure-text';
import { canPush, subscribeToPush, unsubscribeFromPush } from './push-subscription';
import { SwitchRow } from './switch-row';

const { key, subscribe, unsubscribe } = endpoints.push;
const title = 'Notifications on this device';

/** Whether this browser shows notifications while the page is closed. The browser asks for permission when it is turned on. */
export const ThisDevice = () => {
  const stored = useApiQuery(key, {}, { enabled: canPush() });
  const [isBusy, setBusy] = useState(false);
  const save = useApiMutation(subscribe);
  const end = useApiMutation(unsubscribe);

  const turnOn = async (publicKey: string) => {
    const body = await subscribeToPush(publicKey);
    if (!body) return;
    await save.mutateAsync({ body });
    toast(notices.deviceOn);
  };
  const turnOff = async () => {
    await end.mutateAsync({});
    toast(notices.deviceOff);
    await unsubscribeFromPush();
  };
  const turn = async (publicKey: string, isOn: boolean) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await (isOn ? turnOn(publicKey) : turnOff());
    } catch (error) {
      toast(notices.deviceFailed(failureText(error)));
    } finally {
      setBusy(false);
    }
  };

  if (!canPush()) return <SwitchRow title={title} text="This browser cannot show any." />;
  if (Notification.permission === 'denied')
    return <SwitchRow title={title} text="They are blocked. Allow them in the settings of your browser." />;
  const { data } = stored;
  return (
    <SwitchRow
      title={title}
      text="Until you sign out here"
      checked={data?.isOn && Notification.permission === 'granted'}
      onChange={data && ((isOn) => void turn(data.key, isOn))}
    />
  );
};
