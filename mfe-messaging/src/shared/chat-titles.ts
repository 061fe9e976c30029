import type { ChatView } from '@wayfellow/contracts';
import { firstNameOf } from '@wayfellow/ui';

/** How many names a title has. */
const NAMES = 3;

/** The title of a conversation of several: its own, or its people, such as 'Jonas, Chiara and you'. */
export const chatTitle = (
  { title, members = [] }: Pick<ChatView, 'title' | 'members'>,
  userId: number,
): string => {
  if (title) return title;
  const others = members.filter(({ id, state }) => id !== userId && state !== 'left');
  const names = others.slice(0, NAMES).map(({ name }) => firstNameOf(name));
  if (others.length > NAMES) names.push(`${others.length - NAMES} more`);
  return names.length ? `${names.join(', ')} and you` : 'Only you';
};
