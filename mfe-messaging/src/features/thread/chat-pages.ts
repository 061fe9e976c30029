import { lazy } from 'react';
import { savesData } from '@wayfellow/web';

const loadThread = async () => ({ default: (await import('./thread-page')).ThreadPage });
const loadGroup = async () => ({ default: (await import('./group/group-page')).GroupPage });

/** The screens of a conversation, of two and of several. The list needs nothing of them. */
export const ThreadPage = lazy(loadThread);
export const GroupPage = lazy(loadGroup);

/** Loads both while the list is looked at, so that a conversation opens at once, without a network too. */
export const preloadChats = (): void => {
  // What cannot be loaded now is loaded when it is opened.
  if (!savesData()) void Promise.allSettled([loadThread(), loadGroup()]);
};
