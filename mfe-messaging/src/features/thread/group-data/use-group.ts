import { type ChatView, endpoints } from '@wayfellow/contracts';
import { queryKeyOf, useApiQuery, useFrame, useQueryClient } from '@wayfellow/web';

const { path } = endpoints.conversations.one;

/**
 * A conversation of several with everybody who ever wrote in it. It is read again when its people change and when frames
 * may have been missed; receipts are written into it.
 */
export const useGroup = (id: number) => {
  const client = useQueryClient();
  const args = { params: { id } };
  const query = useApiQuery(endpoints.conversations.one, args);
  const refetch = () => void client.invalidateQueries({ queryKey: [path, { id }] });

  useFrame('members_update', ({ conversationId }) => conversationId === id && refetch());
  useFrame('ready', refetch);
  useFrame('group_read_receipt', ({ conversationId, messageId, readerId }) => {
    if (conversationId !== id) return;
    client.setQueryData<ChatView>(
      queryKeyOf(endpoints.conversations.one, args),
      (chat) =>
        chat && {
          ...chat,
          members: chat.members.map((member) =>
            member.id === readerId && (member.readUpTo ?? 0) < messageId
              ? { ...member, readUpTo: messageId }
              : member,
          ),
        },
    );
  });
  return query;
};
