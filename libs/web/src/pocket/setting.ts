import { useSyncExternalStore } from 'react';
import { isInstalled } from '../page/installed';
import { forgetPocket, openPocket } from './forget';

/** In local storage: the choice in Safety & account. It is about the device, and outlives the session. */
const KEY = 'wayfellow.pocket';
const listeners = new Set<() => void>();

const chosen = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Whether trips and chats are kept on this device: as chosen, or else where the app is installed. */
export const isPocketOn = (): boolean => {
  const choice = chosen();
  return choice === null ? isInstalled() : choice === 'on';
};

/** Keeps trips and chats on this device from now on, or no more. */
export const turnPocket = async (isOn: boolean): Promise<void> => {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // Without storage nothing can be kept.
    return;
  }
  if (isOn) openPocket();
  else await forgetPocket();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** {@link isPocketOn}, as it is turned on this page. */
export const useIsPocketOn = (): boolean => useSyncExternalStore(subscribe, isPocketOn, () => false);
