import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  type Endpoint,
  NEWS_MS,
  type NotificationCountView,
  type ServerFrame,
  endpoints,
} from '@wayfellow/contracts';
import { type LiveStatus, liveChannel } from './live-channel';
import { applyMessage, setUnread } from '../cache/unread-cache';
import { applyMatch } from '../cache/match-cache';
import { invalidate, invalidateChangedBy, useApiQuery } from '../cache/queries';
import { networkIsBack } from '../pocket/offline';
import { throttled } from './throttled';
import { isClosed } from '../session/current-user';
import { useSession } from '../session/session';

/** The most often that a group's messages have the unread conversations counted again. */
const COUNT_EVERY_MS = 2_000;

/** How long reads wait for the channel before they go ahead without it. */
const LIVE_WITHIN_MS = 1_000;

/** Keeps the live channel connected while a user is signed in, and applies its frames to the cache. */
export const LiveProvider = ({ children }: { children: ReactNode }) => {
  const { user } = useSession();
  const client = useQueryClient();

  // The server closes the channel of a closed account for good; one that is open again connects again.
  const userId = user && !isClosed(user) ? user.id : null;
  useEffect(() => {
    liveChannel.setUser(userId);
    let beganAt = Date.now();
    // Only the server knows which groups are muted, and which of them it counts already.
    const [count, stopCounting] = throttled(
      () => void invalidate(client, endpoints.messages.unread),
      COUNT_EVERY_MS,
    );
    const readChangedBy = (endpoint: Pick<Endpoint, 'changes'>) => void invalidateChangedBy(client, endpoint);
    const stops = [
      stopCounting,
      // Another `ready` means that the channel, or the message bus behind it, was down and frames may have been lost.
      // The first comes after the page has begun to read: what it reads is current, unless there was news, or it was long ago.
      liveChannel.on('ready', ({ newsMsAgo = Infinity }) => {
        if (newsMsAgo < performance.now() || Date.now() - beganAt > NEWS_MS / 2)
          readChangedBy(endpoints.blocks.block);
        beganAt = 0;
        networkIsBack(client);
      }),
      liveChannel.on('match_update', ({ match }) => {
        if (match) applyMatch(client, match);
        else readChangedBy(endpoints.matches.answer);
      }),
      liveChannel.on('conversation_update', ({ with: otherId, unreadCount }) => {
        if (otherId === undefined) readChangedBy(endpoints.messages.read);
        else if (unreadCount !== undefined) setUnread(client, otherId, unreadCount);
      }),
      liveChannel.on('notification_update', () => readChangedBy(endpoints.notifications.read)),
      liveChannel.on('people_update', () => readChangedBy(endpoints.blocks.block)),
      liveChannel.on('meetup_update', () => readChangedBy(endpoints.meetups.join)),
      liveChannel.on(
        'new_group_message',
        ({ message: { kind, senderId } }) => kind === 'text' && senderId !== liveChannel.userId && count(),
      ),
      liveChannel.on('new_message', ({ message }) => applyMessage(client, message, liveChannel.userId ?? 0)),
      // Who was taken out of a group has nothing unread there.
      liveChannel.on('members_update', count),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, userId]);

  return children;
};

/** 'live' or 'offline'. */
export const useLiveStatus = (): LiveStatus =>
  useSyncExternalStore(
    (listener) => liveChannel.onStatus(listener),
    () => liveChannel.status,
    () => 'offline',
  );

/** Calls the latest `handler` for each frame of a type, while the component is mounted. */
export const useFrame = <Type extends ServerFrame['type']>(
  type: Type,
  handler: (frame: Extract<ServerFrame, { type: Type }>) => void,
): void => {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => liveChannel.on(type, (frame) => latest.current(frame)), [type]);
};

/** Whether to read data that frames keep up to date: once the channel is live, so that no frame is missed, or takes too long. */
const useIsInTime = (): boolean => {
  const isLive = useLiveStatus() === 'live';
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LIVE_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLive || isLate;
};

/** What a call counts for the signed-in user, kept up to date by frames; undefined for visitors, and until it was read. */
const useOwnCount = <View,>(endpoint: Endpoint<object, View>): View | undefined => {
  const { user } = useSession();
  const isInTime = useIsInTime();
  return useApiQuery(endpoint, {}, { enabled: user !== null && isInTime }).data;
};

/** The signed-in user's open requests and unread conversations; 0 for visitors. */
export const useBadgeCounts = (): { requests: number; unread: number } => {
  const counts = useOwnCount(endpoints.messages.unread);
  return { requests: counts?.requests ?? 0, unread: counts?.conversations ?? 0 };
};

/** The signed-in user's number of unread notifications, and the zone of their emails; undefined for visitors, and until it was read. */
export const useUnreadNotifications = (): NotificationCountView | undefined =>
  useOwnCount(endpoints.notifications.unread);
