// Shows what the server pushes, and opens the screen that it leads to. Caches nothing, and answers no request of the page.

self.addEventListener('push', (event) => {
  const { title, body, to, tag } = event.data.json();
  // One with the same tag takes the place of the earlier, without a sound.
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { to } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.to));
});

/** Leaves other tabs as they are: something may be half written there. */
async function open(to) {
  const { href } = new URL(to, self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find(({ url }) => url === href);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}
