import type { Role } from '@wayfellow/contracts';

/** Somebody who decides. */
export interface Moderator {
  id: number;
  role: Role;
}
