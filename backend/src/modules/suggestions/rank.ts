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
