import { endpoints } from '@wayfellow/contracts';
import { useApiQuery } from '@wayfellow/web';

interface Standing {
  /** Whether the two are matched, and can reach each other: as far as that is known. */
  isMatched: boolean;
  /** Whether the other cannot be reached any more, so that the conversation can only be read. */
  isReadOnly: boolean;
}

/** How one stands with another user: those who are matched have a conversation, written or not. */
export const useStanding = (otherId: number): Standing => {
  const { data } = useApiQuery(endpoints.messages.conversations, { query: { with: otherId } });
  const conversation = data?.[0];
  const isReadOnly = conversation?.isReadOnly === true;
  return { isMatched: conversation !== undefined && !isReadOnly, isReadOnly };
};
