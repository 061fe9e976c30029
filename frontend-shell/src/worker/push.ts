import { scope } from './scope';

/** What the server pushes. */
interface Push {
  title: string;
  body: string;
  to: string;
  tag: string;
}

scope.addEventListener('push', (event) => {
  const { title, body, to, tag } = event.data.json() as Push;
  // One with the same tag takes the place of the earlier, without a sound.
  event.waitUntil(
    scope.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { to } }),
  );
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.to));
});

/** Leaves other tabs as they are: something may be half written there. */
const open = async (to: string): Promise<void> => {
  const asked = new URL(to, scope.location.origin);
  // Only screens of this product are opened, whatever was pushed.
  const { href } = asked.origin === scope.location.origin ? asked : new URL(scope.location.origin);
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === href);
  await (shown ? shown.focus() : scope.clients.openWindow(href));
};
