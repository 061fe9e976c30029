import { forgetAll } from './caches';
import './push';
import { scope } from './scope';

// What /sw.js is with PWA=off: takes the place of the other worker at once, empties what that has kept, and answers nothing.
// It stays, since pushes come to a worker.

const end = async (): Promise<void> => {
  await forgetAll();
  await scope.registration.navigationPreload?.disable();
  await scope.clients.claim();
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(end()));
