import { endpoints } from '@wayfellow/contracts';
import { useApiQuery } from '@wayfellow/web';

/** Whether the other user cannot be reached any more, so that the conversation can only be read. */
export const useIsReadOnly = (otherId: number): boolean => {
  const { data } = useApiQuery(endpoints.messages.conversations, { query: { with: otherId } });
  return data?.[0]?.isReadOnly === true;
};
