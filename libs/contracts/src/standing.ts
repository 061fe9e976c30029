import type { Role, Standing } from './choices.js';
import type { Access, Endpoint } from './endpoint.js';
import type { ProblemCode } from './problems.js';

/** For `openTo`: calls of accounts that are restricted by a decision. */
export const restricted = ['held', 'suspended', 'banned'] as const satisfies readonly Standing[];

/** For `openTo`: calls of every account that can sign in. */
export const everyStanding = [...restricted, 'leaving'] as const satisfies readonly Standing[];

/** Whether a call is open to an account. Besides active ones, that is to held ones, unless the endpoint says otherwise. */
export const isOpenTo = ({ openTo = ['held'] }: Pick<Endpoint, 'openTo'>, standing: Standing): boolean =>
  standing === 'active' || openTo.includes(standing);

/** Whether an account may open the live channel. */
export const hasLiveChannel = (standing: Standing): boolean => standing === 'active' || standing === 'held';

/** What an account is answered by calls that are not open to it. */
export const standingProblems: Record<Exclude<Standing, 'active'>, ProblemCode> = {
  held: 'account-held',
  suspended: 'account-suspended',
  banned: 'account-banned',
  leaving: 'account-leaving',
  gone: 'not-signed-in',
};

const rank: Record<Role, number> = { traveler: 0, moderator: 1, lead: 2 };

/** Whether a role is enough for a call; a lead may do all that a moderator may. */
export const hasAccess = (access: Access, role: Role): boolean =>
  (access !== 'moderator' && access !== 'lead') || rank[role] >= rank[access];

/** Whether only moderators, or only leads, know that a call exists. */
export const isForModerators = (access: Access): boolean => access === 'moderator' || access === 'lead';
