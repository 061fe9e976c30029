import type { Role, Standing } from '@wayfellow/contracts';

/** How the account of a session stands, and its role, as the database has them at a request. */
export interface Caller {
  standing: Standing;
  /** When a suspension or hold ends; ISO 8601. */
  standingUntil: string | null;
  role: Role;
}
