/** What candidates are sorted by, the most significant first. */
export interface Rank {
  /** 1 for those who go to one of the viewer's places, else 0. */
  places: number;
  /** The most days that one of their trips shares with one of the viewer's. */
  days: number;
  interests: number;
  answers: number;
  /** The user's id: the newest user first. */
  id: number;
}
