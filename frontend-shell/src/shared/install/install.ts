import { useSyncExternalStore } from 'react';

/** Chromium's offer to install this page (W3C, Manifest Incubations); TypeScript does not know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface Installing {
  /** Whether the browser can be asked to install this page. */
  isOffered: boolean;
  isSheetOpen: boolean;
}

let offer: InstallOffer | undefined;
let state: Installing = { isOffered: false, isSheetOpen: false };
const listeners = new Set<() => void>();

const change = (changes: Partial<Installing>) => {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
};
const keep = (next: InstallOffer | undefined) => {
  offer = next;
  change({ isOffered: next !== undefined });
};

/** Keeps the browser's offer until the user asks for it, so that no banner appears by itself. Called once, at the start. */
export const watchInstallOffers = (): void => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => keep(undefined));
};

/** Has the browser ask the user. An offer is good for one question. */
export const askToInstall = async (): Promise<void> => {
  const asked = offer;
  keep(undefined);
  await asked?.prompt();
};

/** Opens 'Wayfellow on your phone'. */
export const openInstallSheet = (): void => change({ isSheetOpen: true });
export const closeInstallSheet = (): void => change({ isSheetOpen: false });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = () => state;

export const useInstalling = (): Installing => useSyncExternalStore(subscribe, current, current);
