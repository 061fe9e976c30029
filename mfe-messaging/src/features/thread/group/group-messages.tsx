import { useCallback, useMemo, useRef } from 'react';
import type { ChatView, GroupMessageView } from '@wayfellow/contracts';
import { TypingDots, firstNameOf } from '@wayfellow/ui';
import { useFrame } from '@wayfellow/web';
import { type ChatMessage, isWritten } from '../data/chat-source';
import { useTypists } from '../data/use-typists';
import type { Group } from '../parts/groups';
import { MessageGroup } from '../parts/message-group';
import { type Loaded, MessageList } from '../parts/message-list';
import { useHintNotes } from '../parts/use-hint-notes';
import { membersOf, peopleOf, somebody } from '../group-data/people';
import { emptyText } from '../group-data/group-texts';
import { systemText } from '../../../shared/system-text';
import { typingText } from '../group-data/typing-text';
import { GroupBubbles } from './group-bubbles';
import { ReadBy } from './read-by';
import { SystemLine } from './system-line';

/** Who is typing in the conversation. */
const useGroupTypists = (conversationId: number): readonly number[] => {
  const { typists, told } = useTypists();
  useFrame(
    'group_typing_indicator',
    (frame) => frame.conversationId === conversationId && told(frame.senderId, frame.isTyping),
  );
  useFrame(
    'new_group_message',
    ({ message }) => message.conversationId === conversationId && told(message.senderId, false),
  );
  return typists;
};

interface Props extends Loaded<GroupMessageView> {
  chat: ChatView;
  conversationId: number;
  title: string;
}

/** The messages of a conversation of several. */
export const GroupMessages = ({ chat, conversationId, title, ...loaded }: Props) => {
  const { userId, thread } = loaded;
  const scroller = useRef<HTMLDivElement>(null);
  const people = useMemo(() => peopleOf(chat), [chat]);
  const personOf = useCallback((id: number) => people.get(id) ?? somebody(id), [people]);
  const typing = typingText(useGroupTypists(conversationId).map((id) => firstNameOf(personOf(id).name)));
  const authorOf = useCallback(({ senderId }: ChatMessage) => personOf(senderId), [personOf]);
  const belowOf = useHintNotes({ userId, to: { conversationId }, thread, authorOf, scroller });

  const lastOwn = thread.messages.findLast((message) => message.senderId === userId && isWritten(message));
  const readers = membersOf(chat).filter(
    ({ id, readUpTo = 0 }) => id !== userId && lastOwn && readUpTo >= lastOwn.id,
  );
  const nameOf = (id: number) => (id === userId ? 'You' : firstNameOf(personOf(id).name));

  const renderGroup = (group: Group<GroupMessageView>) => {
    const [first] = group.messages;
    if (!first) return null;
    if (!isWritten(first))
      return <SystemLine key={group.key}>{systemText(first, nameOf(first.senderId))}</SystemLine>;
    if (!group.isMine)
      return (
        <GroupBubbles
          key={group.key}
          group={group}
          author={personOf(first.senderId)}
          below={belowOf(group)}
        />
      );
    const isLast = readers.length > 0 && group.messages.at(-1) === lastOwn;
    return (
      <MessageGroup
        key={group.key}
        group={group}
        author="You"
        stamp={isLast ? <ReadBy readers={readers} /> : undefined}
      />
    );
  };

  return (
    <MessageList
      {...loaded}
      scroller={scroller}
      label={`Conversation in ${title}`}
      empty={{ title: 'Say hello', text: emptyText(chat) }}
      renderGroup={renderGroup}
      foot={typing && <TypingDots text={typing} />}
    />
  );
};
