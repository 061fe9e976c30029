import { useCallback, useRef } from 'react';
import type { MessageView, UserView } from '@wayfellow/contracts';
import { TypingDots, firstNameOf } from '@wayfellow/ui';
import { useFrame } from '@wayfellow/web';
import { useTypists } from '../data/use-typists';
import { isBeginning } from '../hints';
import { MessageGroup } from '../parts/message-group';
import { type Loaded, MessageList } from '../parts/message-list';
import { useHintNotes } from '../parts/use-hint-notes';
import { JustMatched } from './just-matched';

/** Whether the other is typing. */
const useIsTyping = (otherId: number): boolean => {
  const { typists, told } = useTypists();
  useFrame('typing_indicator', ({ senderId, isTyping }) => senderId === otherId && told(senderId, isTyping));
  useFrame('new_message', ({ message }) => message.senderId === otherId && told(otherId, false));
  return typists.length > 0;
};

interface Props extends Loaded<MessageView> {
  other: UserView;
  isReadOnly: boolean;
}

/** The messages of two travelers. */
export const PairMessages = ({ other, isReadOnly, ...loaded }: Props) => {
  const { userId, thread } = loaded;
  const scroller = useRef<HTMLDivElement>(null);
  const isTyping = useIsTyping(other.id);
  const authorOf = useCallback(() => other, [other]);
  const belowOf = useHintNotes({ userId, to: { receiverId: other.id }, thread, authorOf, scroller });

  return (
    <MessageList
      {...loaded}
      scroller={scroller}
      label={`Conversation with ${other.name}`}
      empty={{
        title: `Say hello to ${firstNameOf(other.name)}`,
        text: 'You are connected. Write the first message.',
      }}
      top={!isReadOnly && isBeginning(thread.messages, thread.hasOlder) && <JustMatched other={other} />}
      renderGroup={(group) => (
        <MessageGroup
          key={group.key}
          group={group}
          author={group.isMine ? 'You' : other.name}
          below={belowOf(group)}
        />
      )}
      foot={isTyping && <TypingDots text={`${firstNameOf(other.name)} is typing`} />}
    />
  );
};
