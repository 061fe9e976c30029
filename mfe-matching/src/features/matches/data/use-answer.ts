import { useRef, useState } from 'react';
import { type MatchAnswer, endpoints, notices } from '@wayfellow/contracts';
import {
  type QueryClient,
  call,
  invalidate,
  invalidateChangedBy,
  applyMatch,
  toast,
  useQueryClient,
} from '@wayfellow/web';

const noticeOf: Record<MatchAnswer, (typeof notices)['matchAccepted']> = {
  accepted: notices.matchAccepted,
  rejected: notices.matchDeclined,
};

/** Accepts or declines a request. `answering` is the answer being sent; meanwhile no other can be sent. */
export const useAnswer = (matchId: number) => {
  const client = useQueryClient();
  const [answering, setAnswering] = useState<MatchAnswer | null>(null);
  const isRunning = useRef(false);
  const answer = async (status: MatchAnswer): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setAnswering(status);
    // After success the state is kept until the card is removed, so that a request cannot be answered twice.
    if (await send(client, matchId, status)) return;
    // It may have been answered on another device.
    await invalidateChangedBy(client, endpoints.matches.answer);
    isRunning.current = false;
    setAnswering(null);
  };
  return { answering, answer };
};

const send = async (client: QueryClient, id: number, status: MatchAnswer): Promise<boolean> => {
  try {
    applyMatch(client, await call(endpoints.matches.answer, { params: { id }, body: { status } }));
    // While the live channel is down no frame tells of the conversation that begins.
    if (status === 'accepted') void invalidate(client, endpoints.conversations.list);
    toast(noticeOf[status]);
    return true;
  } catch {
    toast(notices.answerFailed);
    return false;
  }
};
