/** How well a candidate fits, as the ranking sees it, most weighty first. */
export interface Rank {
  /** 1 for those who go to one of the viewer's places, else 0. */
  places: number;
  /** Most days that a trip of theirs shares with one of the viewer's. */
  days: number;
  interests: number;
  answers: number;
  /** The user's id: the newest member first. */
  id: number;
}

/** A statement that PostgreSQL keeps planned on each connection, with its values. */
export interface NamedQuery {
  name: string;
  text: string;
  values: unknown[];
}

/** SQL of how many interests or answers two masks have in common: int. */
export const inCommon = (mine: string, theirs: string): string =>
  `bit_count((${mine} & ${theirs})::bit(32))::int`;

/** SQL of those whom a seeker ($1) has a match with, in any state. */
export const knownSql = `
  SELECT recipient_id FROM matches WHERE requester_id = $1
  UNION ALL SELECT requester_id FROM matches WHERE recipient_id = $1`;
