import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type ServerFrame, endpoints } from '@wayfellow/contracts';
import { type LiveStatus, liveChannel } from './live-channel';
import { invalidate, useApiQuery } from './queries';
import { useSession } from './session';

const matchCalls = [
  endpoints.matches.list,
  endpoints.matches.potential,
  endpoints.search.travelers,
  endpoints.destinations.travelers,
];
const conversationCalls = [endpoints.messages.conversations, endpoints.messages.unread];

/** Keeps the live channel connected while somebody is signed in, and refetches what its notices make untrue. */
export const LiveProvider = ({ children }: { children: ReactNode }) => {
  const { user } = useSession();
  const client = useQueryClient();

  useEffect(() => liveChannel.use(user?.id ?? null), [user?.id]);

  useEffect(() => {
    const refetchMatches = () => void invalidate(client, ...matchCalls);
    const refetchConversations = () => void invalidate(client, ...conversationCalls);
    let isFirst = true;
    const stops = [
      // Another `ready` means that the channel, or the bus behind it, was down: what happened then was told to nobody.
      liveChannel.on('ready', () => {
        if (!isFirst) {
          refetchMatches();
          refetchConversations();
        }
        isFirst = false;
      }),
      liveChannel.on('match_update', refetchMatches),
      liveChannel.on('conversation_update', refetchConversations),
      liveChannel.on('new_message', refetchConversations),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client]);

  return children;
};

/** 'live' or 'offline'. */
export const useLiveStatus = (): LiveStatus =>
  useSyncExternalStore(
    (listener) => liveChannel.onStatus(listener),
    () => liveChannel.status,
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

/** The number of conversations with unread messages; 0 for visitors. */
export const useUnreadConversations = (): number => {
  const { user } = useSession();
  return useApiQuery(endpoints.messages.unread, {}, { enabled: user !== null }).data?.conversations ?? 0;
};
