import type { PushSubscriptionInput } from '@wayfellow/contracts';

/** Whether this browser can show notifications while the page is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const currentSubscription = async () => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.pushManager.getSubscription();
};

/** Asks the user for permission and subscribes this browser; undefined if they do not give it. */
export const subscribeToPush = async (key: string): Promise<PushSubscriptionInput | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // An earlier one may be of another key.
  await (await currentSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  return { endpoint: endpoint ?? made.endpoint, p256dh, auth };
};

/** Has the push service forget this browser. */
export const unsubscribeFromPush = async (): Promise<void> => {
  await (await currentSubscription())?.unsubscribe();
};
