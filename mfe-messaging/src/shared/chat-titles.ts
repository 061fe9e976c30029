import type { ChatView, MemberView } from '@wayfellow/contracts';
import { firstNameOf } from '@wayfellow/ui';

/** How many names a title has. */
const NAMES = 3;

/** The title of a conversation of several: its own, or its people, such as 'Jonas, Chiara and you'. */
export const chatTitle = (
  { title, members = [] }: Pick<ChatView, 'title' | 'members'>,
  userId: number,
): string => {
  if (title) return title;
  const names = namesOf(members.filter(({ id, state }) => id !== userId && state !== 'left'));
  return names ? `${names} and you` : 'Only you';
};

/** The first names of some people: 'Jonas, Chiara, Ana, 2 more'. */
export const namesOf = (people: readonly Pick<MemberView, 'name'>[]): string => {
  const names = people.slice(0, NAMES).map(({ name }) => firstNameOf(name));
  if (people.length > NAMES) names.push(`${people.length - NAMES} more`);
  return names.join(', ');
};
