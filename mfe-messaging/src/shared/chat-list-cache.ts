import { type ChatView, type GroupMessageView, type MessageView, endpoints } from '@wayfellow/contracts';
import {
  type QueryClient,
  cachedItems,
  changeLists,
  invalidate,
  liveChannel,
  refetchPending,
} from '@wayfellow/web';

const { list } = endpoints.conversations;

/** A conversation of the list: a pair is named by the other user, all others by their id. */
export type ChatName = { id: number } | { userId: number };

const isNamed = (chat: ChatView, name: ChatName): boolean =>
  'userId' in name ? chat.user?.id === name.userId : !chat.user && chat.id === name.id;

/** An answer on its way may be older than what was changed here. */
const readAgain = (client: QueryClient) =>
  void refetchPending(client, { changes: [list.path as `/api/${string}`] });

/** Updates the number of unread messages of a conversation. */
export const setChatUnread = (client: QueryClient, name: ChatName, unreadCount: number): void => {
  changeLists<ChatView>(client, list, (chats) =>
    chats.map((chat) => (isNamed(chat, name) ? { ...chat, unreadCount } : chat)),
  );
  readAgain(client);
};

/** Takes a conversation that the user has left off the list. */
export const dropChat = (client: QueryClient, name: ChatName): void => {
  changeLists<ChatView>(client, list, (chats) => chats.filter((chat) => !isNamed(chat, name)));
  readAgain(client);
};

/** Moves a conversation to the top with its latest message. Receiving it more than once has no further effect. */
const applyLast = (
  client: QueryClient,
  name: ChatName,
  last: ChatView['last'] & object,
  isUnread: boolean,
): void => {
  const known = cachedItems<ChatView>(client, list).find((chat) => isNamed(chat, name));
  // It is new, or on a page that is not loaded yet.
  if (!known) return void invalidate(client, list);
  if ((known.last?.id ?? 0) >= last.id) return;
  const chat = { ...known, last, unreadCount: known.unreadCount + (isUnread ? 1 : 0) };
  changeLists<ChatView>(client, list, (chats, { isFirst }) => {
    const others = chats.filter((each) => !isNamed(each, name));
    return isFirst ? [chat, ...others] : others;
  });
  readAgain(client);
};

/** Replaces a message that is hidden or shown again where it is the last of a conversation. */
const changeLast = (client: QueryClient, { id, content, isHidden }: MessageView | GroupMessageView): void => {
  changeLists<ChatView>(client, list, (chats) =>
    chats.map((chat) =>
      chat.last?.id === id ? { ...chat, last: { ...chat.last, content, isHidden } } : chat,
    ),
  );
  readAgain(client);
};

/** Applies the live channel's frames to the cached list of conversations. Returns a function that stops it. */
export const syncChatList = (client: QueryClient, userId: number): (() => void) => {
  const readList = () => void invalidate(client, list);
  const stops = [
    liveChannel.on('new_message', ({ message }) => {
      const isMine = message.senderId === userId;
      const { id, senderId, content, isHidden, createdAt } = message;
      const last = { id, senderId, content, isHidden, createdAt, kind: 'text' as const, conversationId: 0 };
      applyLast(client, { userId: isMine ? message.receiverId : senderId }, last, !isMine && !message.read);
    }),
    liveChannel.on('new_group_message', ({ message }) =>
      applyLast(
        client,
        { id: message.conversationId },
        message,
        message.senderId !== userId && message.kind === 'text',
      ),
    ),
    liveChannel.on('message_update', ({ message }) => changeLast(client, message)),
    liveChannel.on('conversation_update', ({ with: otherId, unreadCount }) => {
      if (otherId === undefined || unreadCount === undefined) readList();
      else setChatUnread(client, { userId: otherId }, unreadCount);
    }),
    liveChannel.on('match_update', readList),
    liveChannel.on('members_update', readList),
    liveChannel.on('people_update', readList),
    // Frames may have been lost while the channel was down.
    liveChannel.on('ready', readList),
  ];
  return () => stops.forEach((stop) => stop());
};
