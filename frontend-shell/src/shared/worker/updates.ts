import { notices } from '@wayfellow/contracts';
import {
  currentToast,
  dismissToast,
  isPageHeld,
  onPageHold,
  onSignedOut,
  onToast,
  toastWithAction,
} from '@wayfellow/web';
import type { WorkerMessage } from './messages';

/** At most so often a page that stays open asks for a newer worker. */
const ASK_EVERY_MS = 3_600_000;

/** The toast that offers the newer version. */
let offered: number | undefined;
let waiting: ServiceWorker | undefined;
/** The version that the traveler chose not to open: it waits for the next load of the page. */
let declined: ServiceWorker | undefined;
let isOpening = false;

const mayOffer = () => !isPageHeld() && !window.location.pathname.startsWith('/subscription/checkout');

/** Only the page where it was pressed is loaded again, and only once. */
const openNow = () => {
  if (isOpening || !mayOffer()) return;
  isOpening = true;
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting?.postMessage({ type: 'open-now' } satisfies WorkerMessage);
};

const offer = { label: 'Open it now', run: openNow };

/**
 * Offers a version that waits, once nothing else is said, or takes the offer back while something would be lost by it. What
 * was dismissed is not offered again.
 */
export const offerUpdate = (): void => {
  if (!waiting || waiting === declined || !mayOffer()) withdraw();
  else if (!currentToast()?.isOpen) offered = toastWithAction(notices.newerVersion, offer);
};

const withdraw = () => {
  const id = offered;
  offered = undefined;
  if (id !== undefined) dismissToast(id);
};

/** The offer was dismissed, or gave way to another toast, or there is room for it again. */
const toastChanged = () => {
  const toast = currentToast();
  if (toast && toast.id === offered) {
    if (toast.isOpen) return;
    declined = waiting;
  }
  offered = undefined;
  offerUpdate();
};

/** What was shown on this device is not for who comes after the user. */
const closeShown = async (registration: ServiceWorkerRegistration) => {
  for (const notification of await registration.getNotifications()) notification.close();
};

let watched: ServiceWorkerRegistration | undefined;

const watch = (registration: ServiceWorkerRegistration) => {
  // It is registered again when trips and chats are to be kept after all.
  if (watched === registration) return;
  watched = registration;
  onSignedOut(() => void closeShown(registration));
  const look = () => {
    // Without a controller this is the first worker: there is nothing older to replace.
    waiting = navigator.serviceWorker.controller ? (registration.waiting ?? undefined) : undefined;
    offerUpdate();
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  // Another tab may have opened the version that is offered here.
  navigator.serviceWorker.addEventListener('controllerchange', look);
  onPageHold(offerUpdate);
  onToast(toastChanged);
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
};

/** Registers the worker. A browser that cannot, or a network that fails, leaves the page as it is without one. */
export const registerWorker = async (): Promise<void> => {
  try {
    watch(await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
  } catch (error) {
    console.warn('There is no worker', error);
  }
};
