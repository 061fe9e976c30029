import { Initial1763683200000 } from './1763683200000-initial.js';

/** Every migration, oldest first. Listed by hand: a list is found the same way by Node, swc and Jest. */
export const migrations = [Initial1763683200000];
