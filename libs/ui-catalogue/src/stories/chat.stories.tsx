import Box from '@mui/material/Box';
import { ChatAuthor, ChatBubble, ChatDay, ChatStamp, ConnectionDot, TypingDots } from '@wayfellow/ui';
import type { Story } from '../story';

export const chat: Story = {
  id: 'chat',
  title: 'Chat',
  looks: {
    Conversation: (
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        <ChatDay>Today</ChatDay>
        <ChatBubble mine={false}>Hi! I land on the 24th, around noon.</ChatBubble>
        <ChatBubble mine={false} lastOfGroup>
          Shall we walk up to the castle that evening?
        </ChatBubble>
        <ChatStamp mine={false}>10:02 AM</ChatStamp>
        <ChatBubble mine lastOfGroup>
          With pleasure. I know a place with a view.
        </ChatBubble>
        <ChatStamp mine read>
          10:04 AM
        </ChatStamp>
        <ChatBubble mine waiting lastOfGroup>
          See you there!
        </ChatBubble>
        <ChatStamp mine waiting>
          Sending
        </ChatStamp>
        <TypingDots text="Ana is typing" />
      </Box>
    ),
    'Who wrote it, among several': (
      <Box>
        {['Ana', 'Ben', 'Chloé', 'Dan', 'Eva'].map((name, id) => (
          <ChatAuthor key={name} id={id} name={name} />
        ))}
      </Box>
    ),
    'A word without a break': (
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <ChatBubble mine>{'https://example.com/'.padEnd(300, 'long')}</ChatBubble>
      </Box>
    ),
    Live: <ConnectionDot isLive />,
    Offline: <ConnectionDot isLive={false} />,
  },
};
