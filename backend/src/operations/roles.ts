import { type Role, usernameKey } from '@wayfellow/contracts';

/** Anything that runs a statement: a client or a pool. */
interface Runner {
  query(sql: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

const verbs: Readonly<Record<string, Role>> = { add: 'moderator', lead: 'lead', remove: 'traveler' };

const ROLES_USAGE = 'npm run moderator -- add|lead|remove <username>';

const findSql = `
  SELECT id, standing = 'active' AS "isActive", role,
    EXISTS (SELECT FROM second_steps WHERE user_id = users.id AND confirmed_at IS NOT NULL)
      OR EXISTS (SELECT FROM passkeys WHERE user_id = users.id) AS "hasSecondStep"
  FROM users WHERE username_key = $1`;

// Also if the second step is turned off at this very moment: without one, no call of a moderator is answered.
const giveSql = 'UPDATE users SET role = $2 WHERE id = $1';

interface Found {
  id: number;
  isActive: boolean;
  role: Role;
  hasSecondStep: boolean;
}

/** A role that is not given, with one line that says why. */
export class RoleRefusal extends Error {}

/**
 * Makes somebody a moderator ('add'), a lead ('lead'), or neither ('remove'), and returns a line that says so. Operators
 * only: no call of the API gives a role.
 * @throws RoleRefusal for an unknown username, or an account that is restricted or has no second step
 */
export const giveRole = async (runner: Runner, verb: string, username: string): Promise<string> => {
  const role = verbs[verb];
  if (!role || !username) throw new RoleRefusal(ROLES_USAGE);
  const { rows } = await runner.query(findSql, [usernameKey(username)]);
  const [found] = rows as Found[];
  if (!found) throw new RoleRefusal(`There is no account ${username}`);
  if (role !== 'traveler' && !found.isActive) throw new RoleRefusal(`The account ${username} is restricted`);
  if (role !== 'traveler' && !found.hasSecondStep)
    throw new RoleRefusal(`${username} has no second step: turn it on in Safety & account first`);
  await runner.query(giveSql, [found.id, role]);
  return `${username} is a ${role} now`;
};
