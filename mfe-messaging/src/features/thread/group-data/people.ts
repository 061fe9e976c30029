import type { ChatView, MemberView } from '@wayfellow/contracts';

/** A person as the chat shows them: a member, or somebody who wrote in it and is gone. */
export type Person = Pick<MemberView, 'id' | 'name' | 'profileImage'>;

/** Those who are in, without who is only invited. */
export const membersOf = ({ members }: Pick<ChatView, 'members'>): readonly MemberView[] =>
  members.filter(({ state }) => state === 'member');

/** Whom messages can be from. */
export const peopleOf = ({ members }: Pick<ChatView, 'members'>): ReadonlyMap<number, MemberView> =>
  new Map(members.map((member) => [member.id, member]));

/** Who is not known any more, in place of their name. */
export const somebody = (id: number): Person => ({ id, name: 'Traveler', profileImage: null });
