import { useRef } from 'react';
import { type TipView, endpoints } from '@wayfellow/contracts';
import { call, toast, useQueryClient, useSession } from '@wayfellow/web';
import { failureText } from '../forms/failure-text';
import { patchTip } from './tip-cache';

const toggled = (tip: TipView): TipView => ({
  ...tip,
  isUpvoted: !tip.isUpvoted,
  upvotes: tip.upvotes + (tip.isUpvoted ? -1 : 1),
});

/** Upvotes a tip or removes the upvote, optimistically: a refusal reverts it and shows a toast. Waits for the session's answer. */
export const useUpvote = (tip: TipView): (() => Promise<void>) => {
  const client = useQueryClient();
  const { known } = useSession();
  const isRunning = useRef(false);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      if (!(await known()))
        return toast({
          title: 'Login Required',
          description: 'Please log in to upvote travel tips.',
          severity: 'error',
        });
      patchTip(client, tip.id, toggled);
      const endpoint = tip.isUpvoted ? endpoints.tips.removeUpvote : endpoints.tips.upvote;
      const stored = await call(endpoint, { params: { id: tip.id } });
      patchTip(client, tip.id, () => stored);
    } catch (error) {
      patchTip(client, tip.id, () => tip);
      const description = failureText(error) ?? 'Please try again later.';
      toast({ title: 'Upvote not saved', description, severity: 'error' });
    } finally {
      isRunning.current = false;
    }
  };
};
