import type { WorkerMessage } from '../shared/worker/messages';
import { PAGE, answers } from './answers';
import { SHELL, forgetOldShells, isKeepable } from './caches';
import './push';
import { scope } from './scope';
import { keepConfig, keepVersion } from './versions';
import { wayOf } from './ways';

/** Takes the files of this build, and the page that asks for them. Fails, to be tried again, where the server has another's. */
const fill = async (): Promise<void> => {
  const cache = await caches.open(SHELL);
  await cache.addAll(__OWN_FILES__);
  const page = await fetch(PAGE, { credentials: 'omit', cache: 'no-store' });
  const isOurs = page.ok && (await page.clone().text()).includes(`"${__OWN_FILES__[0]}"`);
  if (!isOurs) throw new Error('The page is of another build');
  await cache.put(PAGE, page);
  // The page that this worker begins with has read it before.
  const config = await fetch('/config.json', { cache: 'no-cache' });
  if (isKeepable(config)) await keepConfig(config);
};

const begin = async (): Promise<void> => {
  await forgetOldShells();
  // The browser asks for a page while it starts the worker.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
};

scope.addEventListener('install', (event) => event.waitUntil(fill()));
scope.addEventListener('activate', (event) => event.waitUntil(begin()));
scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, scope.location.origin);
  if (way) event.respondWith(answers[way](event));
});
scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'open-now') event.waitUntil(scope.skipWaiting());
  if (message.type === 'ran')
    event.waitUntil(keepVersion(message.remote, message.location).catch(() => undefined));
});
