import { useSyncExternalStore } from 'react';
import type { GroupMessageView, MessageView, ReportReasonName } from '@wayfellow/contracts';

/** The person that a menu or dialog of the shell is about. */
export interface PersonNamed {
  id: number;
  name: string;
  /** Whether the viewer is matched with them, where that is known: then a meeting can be planned. */
  isMatched?: boolean;
  /** The photo that is their picture, where that is known: then it can be reported. */
  photoId?: number;
}

/** What somebody said, as far as a report shows it. */
export type Said = Pick<MessageView, 'id' | 'senderId' | 'content' | 'isHidden'> &
  Partial<Pick<GroupMessageView, 'kind'>>;

/** What is reported: a person, their photo, one of their tips or meetups, or what they wrote about somebody they traveled with. */
export interface ReportedSubject {
  person: PersonNamed;
  /** Without one of these ids, the person is reported. */
  photoId?: number;
  tipId?: number;
  referenceId?: number;
  meetupId?: number;
  /** Chosen from the start. */
  reason?: ReportReasonName;
  /** Messages of theirs that are chosen from the start. */
  messageIds?: readonly number[];
  /** The conversation of several in which that was: theirs in it are chosen from, instead of those of the two. */
  conversationId?: number;
  /** Set if they have just been blocked: the messages of theirs, which cannot be read any more. */
  messagesBeforeBlock?: readonly Said[];
}

/** What to show: the menu about a person or a tip, anchored to its button, or a dialog about them. */
export type SafetyDialog =
  | ({ kind: 'menu'; anchor: HTMLElement } & ReportedSubject)
  | { kind: 'block' | 'meeting' | 'traveled'; person: PersonNamed }
  | ({ kind: 'report' } & ReportedSubject);

let current: SafetyDialog | undefined;
const listeners = new Set<() => void>();

const change = (next: SafetyDialog | undefined) => {
  current = next;
  for (const listener of listeners) listener();
};

/** Opens the menu about a person at a button. The shell renders it for all frontends. */
export const openPersonMenu = (person: PersonNamed, anchor: HTMLElement): void =>
  change({ kind: 'menu', person, anchor });

/** Opens the menu about a tip of a person at a button. */
export const openTipMenu = (tipId: number, person: PersonNamed, anchor: HTMLElement): void =>
  change({ kind: 'menu', person, tipId, anchor });

/** Opens the dialog that reports a person, or something of theirs. */
export const openReportDialog = (subject: ReportedSubject): void => change({ kind: 'report', ...subject });

/** Opens the dialog in which one writes about the days with a person. */
export const openTraveledDialog = (person: PersonNamed): void => change({ kind: 'traveled', person });

/** Opens the dialog that confirms blocking a person. */
export const openBlockDialog = (person: PersonNamed): void => change({ kind: 'block', person });

/** Opens the dialog that plans a meeting with a person. */
export const openMeetingDialog = (person: PersonNamed): void => change({ kind: 'meeting', person });

/** Closes the menu or dialog. */
export const closeSafety = (): void => change(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The menu or dialog to show; rendered once, by the shell. */
export const useSafetyDialog = (): SafetyDialog | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
